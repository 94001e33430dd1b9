import { convert, type PeriodSpan } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { wholeProduct } from '../../supply/products/changes.ts';
import { sumIn } from '../balance/mass-balance.ts';
import type { FlowWorld } from '../map/loader.ts';
import { findTracedLinks, findTracedProducts } from '../map/map.store.ts';
import type { TraceLink, TraceNode } from './trace.ts';

const PERCENT = 100;

/** Loads the network of what went: every product that is reached with its bill, every link with what came by it. */
export const loadTrace = async (db: Db, { chain, view, flows, own, loops }: FlowWorld, span: PeriodSpan) => {
  const { viewerId } = chain.disclosure;
  const kg = new Map<string, number>();
  const add = (linkId: string | null, more: number) => linkId && kg.set(linkId, (kg.get(linkId) ?? 0) + more);
  for (const [, [flow]] of Map.groupBy(
    flows.filter(({ isOwn, isWeightless }) => !isOwn && !isWeightless),
    ({ linkId, fromId, toId }) => [linkId, fromId, toId].join(),
  ))
    if (flow) add(flow.linkId, flow.kg);
  // The viewer's own statement of what it sent to a company would let it weigh what that company got from others.
  for (const sum of own) add(sum.linkId, sum.buyerId === viewerId ? sum.kg : sum.heardKg);
  const told = new Map(
    (
      await findTracedLinks(
        db,
        chain.links.map(({ id }) => id),
        span,
      )
    ).map((link) => [link.id, link]),
  );
  const links = view.links.flatMap((link, at): TraceLink[] => {
    const weight = kg.get(link.id) ?? 0;
    if (weight <= 0) return [];
    const [buyer, supplier] = [String(view.network.from[at]), String(view.network.to[at])];
    const lineId = told.get(link.id)?.inputId ?? null;
    return [{ id: String(at), buyer, supplier, kg: weight, lineId, isLoop: loops[at] === 1 }];
  });
  const productIds = chain.network.nodes.map(({ key }) => key).filter((key) => !key.startsWith('link:'));
  const products = new Map((await findTracedProducts(db, viewerId, productIds, span)).map((row) => [row.id, row]));
  // Where an own product appears among others' again, nothing shows that it is the viewer's own.
  const roots = new Set(view.network.roots);
  const nodes = new Map(
    view.nodes.map(({ at }, node): [string, TraceNode] => {
      const { key = '', isOrigin = false } = chain.goods[at] ?? {};
      const product = products.get(key);
      const details = product && wholeProduct(product.details);
      const lines = (details?.inputs ?? []).map((line) => ({
        id: line.id,
        kgPerUnit: kgOfLine(line.quantityPerUnit, line.lossPercent, convert(1, line.unit, 'KGM')),
      }));
      const out = product?.out && details ? sumIn(product.out, details.unit, details) : null;
      return [String(node), { key: String(node), isOrigin, out, lines, isBanded: !roots.has(node) }];
    }),
  );
  return { nodes, links, told };
};

const kgOfLine = (perUnit: number | null, lossPercent: number, kg: number | null) =>
  perUnit === null || kg === null ? null : perUnit * (1 + lossPercent / PERCENT) * kg;
