import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite drops every fsync; this class performs it. It relies on an internal: the version is pinned and each start
 * checks it.
 */
export class SyncedFS extends NodeFS {
  synced = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object) => {
      const { NODEFS } = module as WithNodeFs;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        NODEFS.tryFSOperation(() => fsyncSync(nfd));
        this.synced += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }
}

type WithNodeFs = {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    /** Turns an error of Node into the errno that PostgreSQL understands. */
    tryFSOperation: (run: () => void) => void;
  };
};
