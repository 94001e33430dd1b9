import { parentPort } from 'node:worker_threads';
import { parseRow } from '../sheet/row-parser.ts';
import type { FromRowThread, ToRowThread } from './row-thread.ts';

parentPort?.on('message', ({ id, rows, rules }: ToRowThread) => {
  parentPort?.postMessage({ id, rows: rows.map((row) => parseRow(row, rules)) } satisfies FromRowThread);
});
