import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoSignIn, demoSignIn } from '@ieum/contract';
import { StartError } from '../../kit/start-error.ts';

/** Written last: a folder that has it contains a complete demo. */
const MARK = 'demo.json';
/** Written first and removed at the end, so that an unfinished demo is recognised. */
const BEGUN = 'demo-unfinished';

export const readDemoMark = (folder: string): DemoSignIn | undefined => {
  const path = join(folder, MARK);
  return existsSync(path) ? demoSignIn.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
};

export const writeDemoMark = (folder: string, made: DemoSignIn) =>
  writeFileSync(join(folder, MARK), JSON.stringify(made), { mode: 0o600, flush: true });

export const isDemoFolder = (folder: string) => [MARK, BEGUN].some((name) => existsSync(join(folder, name)));

export const markAsBegun = (folder: string) =>
  writeFileSync(join(folder, BEGUN), 'A demo was begun here.\n', { mode: 0o600, flush: true });

/** The password of the demo's people is on the sign-in page, so nothing real may be served from this folder. */
export const refuseDemoFolder = (folder: string) => {
  if (isDemoFolder(folder))
    throw new StartError(`${folder} holds the demo: run npm run demo, or set another DATA_DIR.`);
};
