import cluster from 'node:cluster';
import { join } from 'node:path';
import type { DemoSignIn } from '@ieum/contract';
import { firstAdminLink } from '../account/operators/first-admin.service.ts';
import { createSmsLog } from '../account/recovery/sms.ts';
import { readTerms } from '../account/terms/terms.ts';
import { createTaxOffice, taxOfficeWith } from '../company/tax-office/client.ts';
import { createFileStore } from '../document/file-store.ts';
import { sweepFiles } from '../document/kept-files.ts';
import { planCodeLists } from '../factory/codes/lists.jobs.ts';
import { createSealer } from '../kit/audit/sealer.ts';
import { systemClock } from '../kit/clock.ts';
import { createIdempotency } from '../kit/http/idempotency.ts';
import { createJobs } from '../kit/jobs/queue.ts';
import type { Log } from '../kit/log.ts';
import { answerAtFloor } from '../kit/security/answer-floor.ts';
import { createKeyedHash } from '../kit/security/keyed-hash.ts';
import { tokenKeyIn } from '../kit/security/token-key.ts';
import type { Settings } from '../kit/settings.ts';
import { StartError } from '../kit/start-error.ts';
import { createMailServers } from '../notice/mail/servers.ts';
import type { KeptMail } from '../notice/notice.jobs.ts';
import { createApp } from './app.ts';
import { serveCommands } from './commands/control.ts';
import { startThreads } from './computing/threads.ts';
import { refuseDemoFolder } from './demo/folder-mark.ts';
import { listen, shownAddress } from './listen.ts';
import { createPlatform } from './platform.ts';
import { createSiteFacts } from './site-facts.ts';
import { jobsOf } from './slices.ts';
import { openStorage } from './storage.ts';

export type Product = {
  address: string;
  /** Link that creates the first admin; undefined if there is an admin. */
  firstAdminLink: string | undefined;
  /** Nobody has set a mail server or decided to do without one. */
  isMailOpen: boolean;
  /** Lets running work finish for at most ten seconds, and then ends the rest. */
  stop: () => Promise<void>;
};

const DRAIN_MS = 10_000;

export type StartOptions = {
  /** In development another server delivers the app. */
  withApp: boolean;
  /** Set only for the demo, in which all people are invented. */
  demo?: DemoSignIn;
};

/** Starts everything from settings to an open port; `root` is the server's folder, in the sources and in a build. */
export const startProduct = async (
  settings: Settings,
  root: string,
  log: Log,
  { withApp, demo }: StartOptions,
): Promise<Product> => {
  const { publicUrl, dataFolder, limitFactor, smsDriver } = settings;
  if (!demo) refuseDemoFolder(dataFolder);
  // A driver that only prints codes would lock people out of their accounts.
  if (smsDriver && withApp) throw new StartError('SMS_DRIVER=log is for development only: leave it out here.');
  const storage = await openStorage(settings, root, log);
  const { inTransaction, ping } = storage.database;
  const clock = systemClock;
  const files = createFileStore(join(dataFolder, 'files'));
  const enqueue: ReturnType<typeof createJobs>['enqueue'] = (db, job) => jobs.enqueue(db, job);
  const secret = settings.tokenKey ?? tokenKeyIn(dataFolder);
  const platform = createPlatform({
    secret,
    limitFactor,
    processes: settings.processes,
    clock,
    files,
    terms: readTerms(join(root, 'html/service-terms')),
    log,
    publicUrl,
    environment: { ...settings, isDemo: demo !== undefined },
    sms: smsDriver ? createSmsLog(console.log) : undefined,
    enqueue,
    settle: answerAtFloor,
  });
  const mailServers = createMailServers(platform.setup, inTransaction);
  const { deliver } = mailServers;
  const taxOffice = taxOfficeWith(async () => {
    const key = await inTransaction(platform.setup.taxOfficeKey);
    const onTrouble = (why: string) => log.warn({ why }, 'tax office');
    return key === undefined ? undefined : createTaxOffice({ url: settings.taxOfficeUrl, key, clock, onTrouble });
  });
  const wire = storage.database.openWire && platform.changes.shareOver(storage.database.openWire);
  const facts = createSiteFacts(platform.setup, storage.database.inStatement);
  const onKept = withApp ? logKept(log) : printKept;
  const jobs = createJobs({
    database: storage.database,
    clock,
    ...jobsOf({ ...platform, deliver, onKept, taxOffice, listsFolder: join(root, 'lists') }),
    onError: (err, kind) => log.error({ err, kind }, 'job failed'),
  });
  const sealer = createSealer({
    database: storage.database,
    folder: dataFolder,
    clock,
    onError: (err) => log.error({ err }, 'sealing the audit log failed'),
  });
  const threads = startThreads({
    ...{ secret, publicUrl, databaseUrl: settings.databaseUrl, deadlineMs: settings.queryDeadlineMs },
    execute: (query) => storage.database.kysely.executeQuery(query),
    onTrouble: (err) => log.error({ err }, 'computing thread'),
  });
  let isStopping = false;
  const isReady = async () => {
    await ping();
    await files.check();
    return !isStopping;
  };
  const server = createApp({
    database: storage.database,
    platform,
    idempotency: createIdempotency({ hash: createKeyedHash(secret, 'idempotency'), clock }),
    health: { isReady },
    apiServer: settings.apiServer,
    onSetupChange: facts.refresh,
    threads,
    http: { log, isBehindTls: settings.isBehindTls, trustedProxies: settings.trustedProxies },
    site: { ...(withApp && { webFolder: join(root, '../web/dist') }), facts: facts.now, demo },
  });

  let commands: Awaited<ReturnType<typeof serveCommands>>;
  const stop = async () => {
    isStopping = true;
    commands?.stop();
    const impatience = setTimeout(() => {
      server.server.closeAllConnections();
      mailServers.close();
    }, DRAIN_MS);
    await server.close();
    await threads.close();
    await jobs.stop();
    await sealer.stop();
    await wire?.close();
    clearTimeout(impatience);
    await storage.close();
  };

  try {
    // A single process owns its folder, so a file without a row was left by a crash. With several processes, the
    // nightly sweep is more careful.
    if (!settings.databaseUrl) await sweepFiles(files, inTransaction, clock());
    await facts.refresh();
    const address = shownAddress(await listen(server, settings), settings);
    const { link, isMailOpen } = await inTransaction(async (db) => {
      await jobs.planDaily(db);
      if (settings.hasCodeLists) await planCodeLists(db, enqueue, clock());
      // Only one of several processes shows the link.
      const isFirst = !cluster.worker || cluster.worker.id === 1;
      return {
        link: isFirst ? await firstAdminLink(db, address, clock()) : undefined,
        isMailOpen: platform.setup.openOf(await platform.setup.keptIn(db)).includes('mail'),
      };
    });
    commands = await serveCommands(storage.database, settings, log);
    jobs.start();
    sealer.start();
    return { address, firstAdminLink: link, isMailOpen, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Logs no link, because it is a key to an account; the operator finds it in the outbox. */
const logKept =
  (log: Log) =>
  ({ id: mailId, kind }: KeptMail) =>
    log.info({ mailId, kind }, 'mail kept in the outbox');

/** Prints the link, because development usually has no mail server. */
const printKept = ({ recipient, subject, link }: KeptMail) =>
  console.log(`Mail to ${recipient}: ${subject}${link ? ` → ${link}` : ''}`);
