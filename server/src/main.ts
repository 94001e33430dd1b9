import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { ADMIN_COMMAND, runAdminCommand } from './app/commands/admin.ts';
import { serveAsOneOfMany, startProcesses } from './app/processes.ts';
import { type Product, startProduct } from './app/product.ts';
import { createLog } from './kit/log.ts';
import { readSettings, type Settings } from './kit/settings.ts';
import { StartError } from './kit/start-error.ts';
import { collectStartGarbage } from './kit/start-garbage.ts';
import { growInOneStep } from './kit/young-memory.ts';

/** `server/src/main.ts` and `server/dist/main.js` are at the same depth. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the product. `api` leaves the built app out: in development another server delivers it. */
const serve = async (withApp: boolean) => {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const isSupervisor = settings.processes > 1 && cluster.isPrimary;
  const product = isSupervisor
    ? await startProcesses({
        count: settings.processes,
        script: fileURLToPath(import.meta.url),
        args: process.argv.slice(2),
        onLost: (pid) => log.error({ pid }, 'a process has died and is replaced'),
      })
    : await startProduct(settings, root, log, { withApp });
  growInOneStep();
  const stop = () => product.stop().then(() => process.exit(0), refuse);
  if (cluster.isWorker) serveAsOneOfMany(product, stop);
  else {
    stopOnSignal(stop);
    announce(product);
    // The start of the embedded database leaves the most.
    if (!settings.databaseUrl) collectStartGarbage();
  }
};

/** Starts the demo, and creates it before if there is none. */
const serveDemo = async (args: string[]) => {
  const { prepareDemo } = await import('./app/commands/demo.ts');
  const { settings, demo } = await prepareDemo(args, readSettings(process.env), root);
  const product = await startProduct(settings, root, createLog(settings.logLevel), { withApp: true, demo });
  stopOnSignal(() => product.stop().then(() => process.exit(0), refuse));
  console.log(
    `Ieum is at ${product.address}, with companies that do not exist: the sign-in page lists who can be tried out.`,
  );
  console.log(`They were made on ${demo.madeOn} in ${settings.dataFolder}; for some of today: npm run demo -- --fresh`);
};

/** Ctrl+C arrives twice at once: from the terminal, and from the script that started this process. */
const SAME_SIGNAL_MS = 1_000;

/** Stops in order on the first signal, and at once on a second one. */
const stopOnSignal = (stop: () => void) => {
  let stoppedAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        stoppedAt = performance.now();
        stop();
      } else if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
    });
  }
};

const announce = ({ address, firstAdminLink, isMailOpen }: Product) => {
  console.log(`Ieum is at ${address}`);
  if (isMailOpen)
    console.log('No mail server is set: no mail leaves. Set SMTP_URL, or decide about it at /admin/settings/setup.');
  if (!firstAdminLink) return;
  console.log(`There is no admin yet. Make the first one within 15 minutes at\n  ${firstAdminLink}`);
  console.log(`or run beside this\n  ${ADMIN_COMMAND}`);
};

/** Prints one sentence if the operator can repair it; any other error is our fault and is printed with its stack. */
const refuse = (error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
};

type Command = (args: string[], settings: Settings, root: string) => Promise<void>;

/** A command is loaded when it is called, so that the start of the product does not wait for it. */
const COMMANDS = new Map<string, () => Promise<Command>>([
  ['admin', async () => runAdminCommand],
  ['backup', async () => (await import('./app/commands/backup.ts')).runBackupCommand],
  ['restore', async () => (await import('./app/commands/restore.ts')).runRestoreCommand],
  ['move', async () => (await import('./app/commands/move.ts')).runMoveCommand],
  ['audit:verify', async () => (await import('./app/commands/audit-verify.ts')).runAuditVerifyCommand],
]);

const [name = 'serve', ...rest] = process.argv.slice(2);
const loadCommand = COMMANDS.get(name);
const run = async () => {
  if (loadCommand) {
    const command = await loadCommand();
    return command(rest, readSettings(process.env), root);
  }
  return name === 'demo' ? serveDemo(rest) : serve(name !== 'api');
};
await run().catch(refuse);
