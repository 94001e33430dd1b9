import { parseArgs } from 'node:util';
import { signInInput } from '@ieum/contract';
import { createAdmin } from '../account/account.first-admin.ts';
import { createLog } from '../kit/log.ts';
import type { Settings } from '../kit/settings.ts';
import { StartError } from '../kit/start-error.ts';
import { openStorage } from './storage.ts';

export const ADMIN_COMMAND = 'npm run admin -- --email you@company.kr --name "Your name"';

/** Makes an admin on whatever database the settings name, and prints a password that nobody else has seen. */
export const runAdminCommand = async (args: string[], settings: Settings, root: string) => {
  const person = readArguments(args);
  const storage = await openStorage(settings, root, createLog('warn'));
  const password = await createAdmin(storage.database.inTransaction, person).finally(storage.close);
  if (!password) throw new StartError(`${person.email} already has an account.`);
  console.log(`${person.email} is now an admin. The password, shown only here: ${password}`);
};

const readArguments = (args: string[]) => {
  const options = { email: { type: 'string' }, name: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    const email = signInInput.shape.email.parse(values.email);
    return { email, name: values.name?.trim() || email };
  } catch {
    throw new StartError(`An e-mail address is needed: ${ADMIN_COMMAND}`);
  }
};
