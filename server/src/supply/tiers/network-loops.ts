import type { Network } from './network.ts';

const UNREACHED = -1;

/** Computes each node's shortest distance from a root, breadth first. */
export const distancesIn = (network: Network) => {
  const distance = new Int32Array(network.nodes.length).fill(UNREACHED);
  const queue: number[] = [];
  for (const root of network.roots) {
    if (distance[root] === 0) continue;
    distance[root] = 0;
    queue.push(root);
  }
  const { first, order, to } = network;
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at] ?? 0;
    const end = first[node + 1] ?? 0;
    for (let place = first[node] ?? 0; place < end; place += 1) {
      const supplier = to[order[place] ?? 0] ?? 0;
      if (distance[supplier] !== UNREACHED) continue;
      distance[supplier] = (distance[node] ?? 0) + 1;
      queue.push(supplier);
    }
  }
  return distance;
};

/** Marks each link that is a loop. Without these, what is left has no cycle. */
export const loopsIn = (network: Network, component = componentsIn(network)) => {
  const loops = new Uint8Array(network.links.length);
  let distance: Int32Array | undefined;
  for (let link = 0; link < loops.length; link += 1) {
    const [buyer, supplier] = [network.from[link] ?? 0, network.to[link] ?? 0];
    if (component[buyer] !== component[supplier]) continue;
    distance ??= distancesIn(network);
    if ((distance[supplier] ?? 0) <= (distance[buyer] ?? 0)) loops[link] = 1;
  }
  return loops;
};

/**
 * Finds the strongly connected components (Tarjan, without recursion). Two nodes are on a common cycle exactly when
 * they share one.
 */
export const componentsIn = (network: Network) => {
  const count = network.nodes.length;
  const component = new Int32Array(count).fill(UNREACHED);
  const index = new Int32Array(count).fill(UNREACHED);
  const low = new Int32Array(count);
  const { first, order, to } = network;
  /** Next link to be walked, by node. */
  const next = first.slice(0, count);
  const isOpen = new Uint8Array(count);
  const open: number[] = [];
  let found = 0;
  let components = 0;

  const enter = (node: number, path: number[]) => {
    index[node] = found;
    low[node] = found;
    found += 1;
    isOpen[node] = 1;
    open.push(node);
    path.push(node);
  };
  const lower = (node: number, to: number) => {
    low[node] = Math.min(low[node] ?? 0, to);
  };
  const close = (node: number) => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      isOpen[last] = 0;
      component[last] = components;
      if (last === node) break;
    }
    components += 1;
  };
  const walkFrom = (start: number) => {
    const path: number[] = [];
    enter(start, path);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const place = next[node] ?? 0;
      if (place === first[node + 1]) {
        path.pop();
        const above = path.at(-1);
        if (above !== undefined) lower(above, low[node] ?? 0);
        if (low[node] === index[node]) close(node);
        continue;
      }
      next[node] = place + 1;
      const supplier = to[order[place] ?? 0] ?? 0;
      if (index[supplier] === UNREACHED) enter(supplier, path);
      else if (isOpen[supplier]) lower(node, index[supplier] ?? 0);
    }
  };

  for (let node = 0; node < count; node += 1) if (index[node] === UNREACHED) walkFrom(node);
  return component;
};
