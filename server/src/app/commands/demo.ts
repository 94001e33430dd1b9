import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DemoSignIn } from '@ieum/contract';
import { readTerms } from '../../account/terms/terms.ts';
import { createFileStore } from '../../document/file-store.ts';
import { type Clock, systemClock, todayInSeoul } from '../../kit/clock.ts';
import type { Database } from '../../kit/db/database.ts';
import { prepareDataFolder } from '../../kit/files/data-folder.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { createLog, type Log } from '../../kit/log.ts';
import { answerAtFloor } from '../../kit/security/answer-floor.ts';
import { hashPassword } from '../../kit/security/passwords.ts';
import { tokenKeyIn } from '../../kit/security/token-key.ts';
import type { Settings } from '../../kit/settings.ts';
import { StartError } from '../../kit/start-error.ts';
import { demoData } from '../demo/fixtures/demo-data.ts';
import { isDemoFolder, markAsBegun, readDemoMark, writeDemoMark } from '../demo/folder-mark.ts';
import { demoProgress } from '../demo/progress.ts';
import { fillDemo } from '../demo/seed.ts';
import { createPlatform } from '../platform.ts';
import { openStorage } from '../storage.ts';

const PASSWORD_BYTES = 6;
/** All visitors of a demo share one address, so the limits are wide. */
const LIMIT_FACTOR = 1000;

/** Prepares the demo: its own folder and database, no mail server, and no calls to other servers. */
export const prepareDemo = async (args: string[], settings: Settings, root: string) => {
  const isFresh = readArguments(args);
  if (settings.databaseUrl) throw new StartError('The demo has a database of its own: leave DATABASE_URL out.');
  const own: Settings = {
    ...settings,
    dataFolder: settings.demoFolder,
    limitFactor: Math.max(settings.limitFactor, LIMIT_FACTOR),
    smtpUrl: undefined,
    taxOffice: undefined,
  };
  const made = isFresh ? undefined : readDemoMark(own.dataFolder);
  return { settings: own, demo: made ?? (await makeDemo(own, root)) };
};

const readArguments = (args: string[]) => {
  try {
    return parseArgs({ args, options: { fresh: { type: 'boolean', default: false } } }).values.fresh;
  } catch {
    throw new StartError('The demo takes no other word than --fresh, which makes it anew: npm run demo -- --fresh');
  }
};

/** Uses an empty folder or replaces an earlier demo; refuses a folder with anything else. */
const makeDemo = async (settings: Settings, root: string) => {
  const { dataFolder } = settings;
  if (isDemoFolder(dataFolder)) rmSync(dataFolder, { recursive: true });
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw new StartError(`${dataFolder} holds something that is not the demo's: set another DATA_DIR.`);
  prepareDataFolder(dataFolder);
  markAsBegun(dataFolder);
  console.log('Making the demo: eight months of some forty companies, once. It takes one to three minutes.');
  const log = createLog('warn');
  const storage = await openStorage(settings, root, log);
  const filled = await fill(storage.database, settings, root, log).finally(storage.close);
  writeDemoMark(dataFolder, filled);
  return filled;
};

const fill = async (database: Database, settings: Settings, root: string, log: Log): Promise<DemoSignIn> => {
  const demo = demoData.parse(JSON.parse(readFileSync(join(root, '../demo/demo.json'), 'utf8')));
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  const now = systemClock();
  const progress = demoProgress(process.stdout, () => performance.now());
  const { accounts, ...counts } = await fillDemo({
    database,
    demo,
    now,
    passwordHash,
    onProgress: progress.step,
    partsOf: partsOf({ database, settings, root, log }),
  });
  const made = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`Made in ${progress.end()}: ${made.join(', ')}`);
  return { madeOn: todayInSeoul(now), password, accounts };
};

type Place = { database: Database; settings: Settings; root: string; log: Log };

/** Builds only what services need, with the given clock: nothing is sent and no job runs here. */
const partsOf =
  ({ database, settings, root, log }: Place) =>
  (clock: Clock) => {
    const onError = (err: unknown) => log.error({ err }, 'job failed');
    const { enqueue } = createJobs({ database, clock, handlers: {}, onError });
    return createPlatform({
      secret: settings.tokenKey ?? tokenKeyIn(settings.dataFolder),
      limitFactor: settings.limitFactor,
      clock,
      files: createFileStore(join(settings.dataFolder, 'files')),
      terms: readTerms(join(root, 'html/service-terms')),
      log,
      publicUrl: settings.publicUrl,
      enqueue,
      settle: answerAtFloor,
    });
  };
