import { LANGUAGES } from '@ieum/contract';
import { API_BASE } from './api/base.ts';

/** Lists what may be printed: an allow-list, never a dump (S9.8). */
const environmentInformation = (mode: string) => ({
  version: __APP_VERSION__,
  mode,
  baseAddress: API_BASE,
  languages: LANGUAGES.join(', '),
  encryptionKey: __ENCRYPTION_KEY__,
});

export const logEnvironment = () => console.info('Ieum', environmentInformation(import.meta.env.MODE));
