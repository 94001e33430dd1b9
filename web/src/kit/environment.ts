import { LANGUAGES } from '@ieum/contract';
import { API_BASE } from './api/base.ts';

/** An allow-list, never a dump: whatever is not named here is not printed (S9.8). */
const environmentInformation = (mode: string) => ({
  version: __APP_VERSION__,
  mode,
  baseAddress: API_BASE,
  languages: LANGUAGES.join(', '),
  encryptionKey: __ENCRYPTION_KEY__,
});

export const logEnvironment = () => console.info('Ieum', environmentInformation(import.meta.env.MODE));
