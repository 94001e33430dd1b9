import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerAtFloor } from '../account/answer-floor.ts';
import { readTerms } from '../account/terms.ts';
import { isInUse } from '../company/company.founding.ts';
import { createFileStore } from '../document/file-store.ts';
import { systemClock } from '../kit/clock.ts';
import { recordCommand } from '../kit/command-audit.ts';
import type { Database } from '../kit/db.ts';
import { createJobs } from '../kit/jobs.ts';
import { createLog, type Log } from '../kit/log.ts';
import { hashPassword } from '../kit/passwords.ts';
import type { Settings } from '../kit/settings.ts';
import { StartError } from '../kit/start-error.ts';
import { tokenKeyIn } from '../kit/token-key.ts';
import { createAccountParts } from './account-parts.ts';
import { demoData, namelessIn } from './demo-data.ts';
import { demoEmail, loadDemo } from './demo-loading.ts';
import { openStorage } from './storage.ts';

const PASSWORD_BYTES = 12;
const IN_USE = 'There are companies here already. Demo data only go into an empty installation: set another DATA_DIR.';

/** Fills an empty installation with companies that do not exist, and prints the password that opens all of them. */
export const runDemoCommand = async (_args: string[], settings: Settings, root: string) => {
  const demo = demoData.parse(JSON.parse(readFileSync(join(root, '../demo/demo.json'), 'utf8')));
  const log = createLog('warn');
  const storage = await openStorage(settings, root, log);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  const account = partsOf(storage.database, settings, root, log);
  const loading = { account, clock: systemClock, passwordHash };
  const load = storage.database.inTransaction(async (db) => {
    if (await isInUse(db)) throw new StartError(IN_USE);
    await recordCommand(db, { operation: 'demoCommand', recordId: null, at: systemClock() });
    return loadDemo(db, demo, loading);
  });
  const { companies, factories, certificates, products, links, flows } = await load.finally(storage.close);
  const nameless = namelessIn(demo);
  const owned = demo.companies.filter(({ code }) => !nameless.has(code));
  const [first = '', last = ''] = [owned.at(0), owned.at(-1)].map((one) => demoEmail(one?.code ?? ''));
  console.log(
    `${companies} companies, ${factories} factories, ${certificates} certificates, ${products} products, ${links} links and ${flows} flows are there.`,
  );
  console.log(`Their owners are ${first} to ${last}. The password of each, shown only here: ${password}`);
};

/** Only what services ask for: nothing is sent and no job runs here. */
const partsOf = (database: Database, settings: Settings, root: string, log: Log) => {
  const { enqueue } = createJobs({
    database,
    clock: systemClock,
    handlers: {},
    onError: (err) => log.error({ err }, 'job failed'),
  });
  return createAccountParts({
    secret: settings.tokenKey ?? tokenKeyIn(settings.dataFolder),
    limitFactor: settings.limitFactor,
    clock: systemClock,
    files: createFileStore(join(settings.dataFolder, 'files')),
    terms: readTerms(join(root, 'html/service-terms')),
    log,
    publicUrl: settings.publicUrl,
    enqueue,
    settle: answerAtFloor,
  });
};
