import { parseArgs } from 'node:util';
import { createAdmin } from '../../account/operators/first-admin.service.ts';
import { askRunning } from '../../kit/control.ts';
import { createLog } from '../../kit/log.ts';
import type { Settings } from '../../kit/settings.ts';
import { StartError } from '../../kit/start-error.ts';
import { openStorage } from '../storage.ts';
import { adminArgument } from './admin-arguments.ts';
import { ADMIN_CONTROL } from './control.ts';

export const ADMIN_COMMAND = 'npm run admin -- --email you@company.kr --name "Your name"';

/**
 * Creates an admin in the database of the settings, and prints a password that nobody else has seen. If a product runs
 * on the embedded database, the command asks it to do so.
 */
export const runAdminCommand = async (args: string[], settings: Settings, root: string) => {
  const person = readArguments(args);
  const password = (await askForAdmin(person, settings)) ?? (await makeAdmin(person, settings, root));
  if (!password) throw new StartError(`${person.email} already has an account.`);
  console.log(`${person.email} is now an admin. The password, shown only here: ${password}`);
};

type Person = { email: string; name: string };

/** Returns '' if the address has an account already, and undefined if no product runs on the folder. */
const askForAdmin = async (person: Person, { databaseUrl, dataFolder }: Settings) => {
  if (databaseUrl) return undefined;
  const running = await askRunning(dataFolder, `${ADMIN_CONTROL} ${JSON.stringify(person)}`);
  running?.end();
  return running?.answer;
};

const makeAdmin = async (person: Person, settings: Settings, root: string) => {
  const storage = await openStorage(settings, root, createLog('warn'));
  return createAdmin(storage.database.inTransaction, person).finally(storage.close);
};

const readArguments = (args: string[]) => {
  const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    return adminArgument.parse({ email: values.email, name: values.name?.trim() || values.email });
  } catch {
    throw new StartError(`An e-mail address is needed: ${ADMIN_COMMAND}`);
  }
};
