import { Worker } from 'node:worker_threads';
import type { ParsedRow, RowInput, RowRules } from '../sheet/row-parser.ts';

export type ToRowThread = { id: number; rows: RowInput[]; rules: RowRules };
export type FromRowThread = { id: number; rows: ParsedRow[] };

export type RowThread = {
  parse: (rows: RowInput[], rules: RowRules) => Promise<ParsedRow[]>;
  close: () => Promise<unknown>;
};

let script = new URL(
  import.meta.url.endsWith('.ts') ? './import-row-worker.ts' : './import-row-worker.js',
  import.meta.url,
);

/** Lets tests use the built script, which starts in half the time. */
export const parseRowsWith = (built: URL) => {
  script = built;
};

/** Parses rows in a thread of its own: ten thousand rows take seconds and would block every request. */
export const startRowThread = (): RowThread => {
  const worker = new Worker(script);
  const waiting = new Map<number, PromiseWithResolvers<ParsedRow[]>>();
  let last = 0;
  const failAll = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, rows }: FromRowThread) => {
    waiting.get(id)?.resolve(rows);
    waiting.delete(id);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the thread that reads rows has ended')));
  return {
    parse: (rows, rules) => {
      last += 1;
      const answer = Promise.withResolvers<ParsedRow[]>();
      waiting.set(last, answer);
      worker.postMessage({ id: last, rows, rules } satisfies ToRowThread);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
};
