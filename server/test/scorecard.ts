import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from './suite.ts';

const FOLDER = 'test-results';

/** One line with the figures of a fault or a load; `npm run test:long` shows all of them at its end. */
export const score = (line: string) => {
  console.log(line);
  if (!isLong) return;
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(join(FOLDER, 'scorecard.txt'), `${line}\n`);
};
