import { createAdmin } from '../../account/operators/first-admin.service.ts';
import { type Command, listenForCommands } from '../../kit/control.ts';
import type { Database } from '../../kit/db/database.ts';
import type { Log } from '../../kit/log.ts';
import { copyDatabase, newCopyIn, removeLeftCopies } from '../../kit/pglite/copy.ts';
import type { Settings } from '../../kit/settings.ts';
import { adminArgument } from './admin-arguments.ts';

export const COPY_COMMAND = 'copy';
export const ADMIN_CONTROL = 'admin';

/**
 * Lets commands use the embedded database of this process: `npm run backup` gets a copy, `npm run admin` creates an
 * admin. With PostgreSQL the commands connect themselves.
 */
export const serveCommands = async (database: Database, { dataFolder, databaseUrl }: Settings, log: Log) => {
  if (databaseUrl) return undefined;
  const commands = new Map<string, Command>([
    [COPY_COMMAND, copying(database, dataFolder, log)],
    [ADMIN_CONTROL, (_, argument) => makeAdmin(database, argument)],
  ]);
  return listenForCommands(dataFolder, commands).catch((err) => {
    // Some disks have no sockets: then backups and the admin command must wait until the product is stopped.
    log.warn({ err }, 'backups and the admin command are not possible while this runs');
    return undefined;
  });
};

const copying = (database: Database, dataFolder: string, log: Log): Command => {
  const inUse = new Set<string>();
  const removeLeft = () => removeLeftCopies(dataFolder, inUse);
  removeLeft();
  return async (ended) => {
    removeLeft();
    const folder = newCopyIn(dataFolder);
    inUse.add(folder);
    ended.then(() => {
      inUse.delete(folder);
      removeLeft();
    });
    const began = Date.now();
    await copyDatabase(database, dataFolder, folder);
    log.info({ ms: Date.now() - began }, 'database copied for a backup');
    return folder;
  };
};

/** Returns the password, or '' if the address has an account already. */
const makeAdmin = async ({ inTransaction }: Database, argument: string) =>
  (await createAdmin(inTransaction, adminArgument.parse(JSON.parse(argument)))) ?? '';
