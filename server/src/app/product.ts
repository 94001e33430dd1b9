import { join } from 'node:path';
import { hasAdmin } from '../account/account.admin.ts';
import { accountJobs, planForgetting } from '../account/account.jobs.ts';
import { systemClock } from '../kit/clock.ts';
import { createJobs } from '../kit/jobs.ts';
import type { Log } from '../kit/log.ts';
import type { Settings } from '../kit/settings.ts';
import { StartError } from '../kit/start-error.ts';
import { tokenKeyIn } from '../kit/token-key.ts';
import { createTokens } from '../kit/tokens.ts';
import { createApp } from './app.ts';
import { openStorage } from './storage.ts';

export type Product = {
  address: string;
  hasAdmin: boolean;
  /** Ends what is under way, for at most ten seconds, and then the rest. */
  stop: () => Promise<void>;
};

const DRAIN_MS = 10_000;

/** Everything from settings to an open port; `root` is the server's folder, in the sources as in a build. */
export const startProduct = async (settings: Settings, root: string, log: Log, withApp: boolean): Promise<Product> => {
  const storage = await openStorage(settings, root, log);
  const { inTransaction, ping } = storage.database;
  const clock = systemClock;
  const jobs = createJobs({
    database: storage.database,
    clock,
    handlers: accountJobs((db, job) => jobs.enqueue(db, job), clock),
    onError: (err, kind) => log.error({ err, kind }, 'job failed'),
  });
  let isStopping = false;
  const isReady = async () => {
    await ping();
    return !isStopping;
  };
  const server = createApp({
    inTransaction,
    clock,
    health: { isReady },
    tokens: createTokens(settings.tokenKey ?? tokenKeyIn(settings.dataFolder)),
    http: { log, isBehindTls: settings.isBehindTls, trustedProxies: settings.trustedProxies },
    site: {
      ...(withApp && { webFolder: join(root, '../web/dist') }),
      htmlFolder: join(root, 'html'),
      operator: settings.operator,
    },
  });

  const stop = async () => {
    isStopping = true;
    const impatience = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
    await server.close();
    clearTimeout(impatience);
    await jobs.stop();
    await storage.close();
  };

  try {
    const address = await listen(server, settings);
    const isAdminThere = await inTransaction(async (db) => {
      await planForgetting(db, jobs.enqueue, clock());
      return hasAdmin(db);
    });
    jobs.start();
    return { address, hasAdmin: isAdminThere, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const listen = async (server: ReturnType<typeof createApp>, { host, port }: Settings) => {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is taken by another program; set PORT to a free one.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be opened by this user; set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST is "${host}", which is not an address of this machine.`);
    }
    throw error;
  }
};
