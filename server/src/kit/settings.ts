import { resolve } from 'node:path';
import { StartError } from './start-error.ts';

export type Operator = Record<
  'name' | 'representative' | 'businessNumber' | 'address' | 'phone' | 'email',
  string | undefined
>;

export type Settings = ReturnType<typeof readSettings>;

const MIN_KEY_BYTES = 32;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Environment = Record<string, string | undefined>;

/** The only place that reads the environment: what it returns is right, or the start ends here with one sentence. */
export const readSettings = (env: Environment) => {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = webAddress(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  return {
    port,
    /** Loopback unless told: a server that nobody set up for it is not shown to the network. */
    host: given(env, 'HOST') ?? '127.0.0.1',
    dataFolder: resolve(given(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: databaseAddress(env, 'DATABASE_URL'),
    publicUrl,
    isBehindTls: publicUrl.startsWith('https:'),
    /** Addresses whose `X-Forwarded-For` is believed. */
    trustedProxies: given(env, 'TRUSTED_PROXIES')?.split(/[\s,]+/) ?? [],
    tokenKey: key(env, 'TOKEN_KEY'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    queryDeadlineMs: wholeNumber(env, 'QUERY_DEADLINE_MS', 15_000, 100, 600_000),
    operator: {
      name: given(env, 'OPERATOR_NAME'),
      representative: given(env, 'OPERATOR_REPRESENTATIVE'),
      businessNumber: given(env, 'OPERATOR_BUSINESS_NUMBER'),
      address: given(env, 'OPERATOR_ADDRESS'),
      phone: given(env, 'OPERATOR_PHONE'),
      email: given(env, 'OPERATOR_EMAIL'),
    } satisfies Operator,
  };
};

/** Set to nothing counts as not set. */
const given = (env: Environment, name: string) => env[name]?.trim() || undefined;

const wholeNumber = (env: Environment, name: string, byDefault: number, low: number, high: number) => {
  const value = given(env, name);
  if (value === undefined) return byDefault;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= low && number <= high) return number;
  throw new StartError(`${name} must be a whole number from ${low} to ${high}, but it is "${value}".`);
};

const webAddress = (env: Environment, name: string) => {
  const value = given(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return value.replace(/\/+$/, '');
  throw new StartError(`${name} must be an address such as https://ieum.example, but it is "${value}".`);
};

/** Not repeated in the sentence: it may hold a password. */
const databaseAddress = (env: Environment, name: string) => {
  const value = given(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new StartError(`${name} must be an address such as postgres://user:password@host:5432/ieum.`);
};

const key = (env: Environment, name: string) => {
  const value = given(env, name);
  if (value === undefined || Buffer.byteLength(value) >= MIN_KEY_BYTES) return value;
  throw new StartError(`${name} must be at least ${MIN_KEY_BYTES} bytes long; leave it out to have one made.`);
};

const oneOf = (env: Environment, name: string, values: string[]) => {
  const value = given(env, name);
  if (value === undefined || values.includes(value)) return value;
  throw new StartError(`${name} must be one of ${values.join(', ')}, but it is "${value}".`);
};
