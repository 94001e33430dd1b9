import { resolve } from 'node:path';
import { StartError } from './start-error.ts';

export type Operator = Record<
  'name' | 'representative' | 'businessNumber' | 'address' | 'phone' | 'email',
  string | undefined
>;

export type MailSender = { name: string; address: string };

export type Settings = ReturnType<typeof readSettings>;

const MIN_KEY_BYTES = 32;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Environment = Record<string, string | undefined>;

/**
 * Reads the environment; no other file does. Every returned value is valid, because a wrong one ends the start with one
 * sentence.
 */
export const readSettings = (env: Environment) => {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const address = webAddress(env, 'PUBLIC_URL');
  const publicUrl = address ?? `http://localhost:${port}`;
  const databaseUrl = databaseAddress(env, 'DATABASE_URL');
  return {
    port,
    /** The default is loopback: the network sees the server only if an operator wants it. */
    host: textOf(env, 'HOST') ?? '127.0.0.1',
    dataFolder: resolve(textOf(env, 'DATA_DIR') ?? 'data'),
    /** The demo has its own folder, never the one of real data. */
    demoFolder: resolve(textOf(env, 'DATA_DIR') ?? 'data-demo'),
    databaseUrl,
    processes: processCount(env, 'PROCESSES', databaseUrl),
    publicUrl,
    /**
     * Server in the API's description. Without a public address it is the address from which the description was read.
     */
    apiServer: address ?? '/',
    isBehindTls: publicUrl.startsWith('https:'),
    /** Addresses whose `X-Forwarded-For` is trusted. */
    trustedProxies: textOf(env, 'TRUSTED_PROXIES')?.split(/[\s,]+/) ?? [],
    /** If neither the environment nor an operator has set a mail server, mail stays in the outbox. */
    smtpUrl: mailServer(env, 'SMTP_URL'),
    /** No mail leaves, even if a mail server is stored: for a copy of the data. */
    isMailOff: textOf(env, 'SMTP_URL') === NO_MAIL,
    mailFrom: mailSender(env, 'MAIL_FROM'),
    /** Driver that sends codes to phones; `log` prints them, in development only. */
    smsDriver: oneOf(env, 'SMS_DRIVER', ['log']),
    /**
     * If neither the environment nor an operator has set a key, the tax office is not asked, and the check reports
     * that.
     */
    taxOffice: taxOffice(env, 'TAX_OFFICE_KEY', 'TAX_OFFICE_URL'),
    taxOfficeUrl: taxOfficeAddress(env, 'TAX_OFFICE_URL'),
    /** Multiplies every limit on tries. */
    limitFactor: wholeNumber(env, 'LIMIT_FACTOR', 1, 1, 1_000_000),
    /** Whether the first start loads the code lists; an operator can load others at any time. */
    hasCodeLists: oneOf(env, 'CODE_LISTS', ['none']) === undefined,
    tokenKey: key(env, 'TOKEN_KEY'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    queryDeadlineMs: wholeNumber(env, 'QUERY_DEADLINE_MS', 15_000, 100, 600_000),
    operator: {
      name: textOf(env, 'OPERATOR_NAME'),
      representative: textOf(env, 'OPERATOR_REPRESENTATIVE'),
      businessNumber: textOf(env, 'OPERATOR_BUSINESS_NUMBER'),
      address: textOf(env, 'OPERATOR_ADDRESS'),
      phone: textOf(env, 'OPERATOR_PHONE'),
      email: textOf(env, 'OPERATOR_EMAIL'),
    } satisfies Operator,
  };
};

/** An empty value counts as not set. */
const textOf = (env: Environment, name: string) => env[name]?.trim() || undefined;

const wholeNumber = (env: Environment, name: string, byDefault: number, low: number, high: number) => {
  const value = textOf(env, name);
  if (value === undefined) return byDefault;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= low && number <= high) return number;
  throw new StartError(`${name} must be a whole number from ${low} to ${high}, but it is "${value}".`);
};

const webAddress = (env: Environment, name: string) => {
  const value = textOf(env, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return value.replace(/\/+$/, '');
  throw new StartError(`${name} must be an address such as https://ieum.example, but it is "${value}".`);
};

/** The refusal does not repeat the value, because it may contain a password. */
const databaseAddress = (env: Environment, name: string) => {
  const value = textOf(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new StartError(`${name} must be an address such as postgres://user:password@host:5432/ieum.`);
};

/** The embedded database lives inside one process. */
const processCount = (env: Environment, name: string, databaseUrl: string | undefined) => {
  const count = wholeNumber(env, name, 1, 1, 64);
  if (count === 1 || databaseUrl) return count;
  throw new StartError(
    `${name} is ${count}, but the embedded database serves one process: set DATABASE_URL to a PostgreSQL, or leave ${name} out.`,
  );
};

const NO_MAIL = 'none';

/** The refusal does not repeat the value, because it may contain a password. */
const mailServer = (env: Environment, name: string) => {
  const value = textOf(env, name);
  if (value === undefined || value === NO_MAIL) return undefined;
  if (isMailServer(value)) return value;
  throw new StartError(`${name} must be an address such as smtp://user:password@host:587 or smtps://host:465.`);
};

/** Refuses parts of an address that the mail client would ignore without a word, such as `?secure=no`. */
const isMailServer = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(value);
  const isBare = /^\/?$/.test(pathname + search + hash);
  return /^smtps?:$/.test(protocol) && hostname !== '' && isBare && isDecodable(username + password);
};

const isDecodable = (value: string) => {
  try {
    return decodeURIComponent(value) !== undefined;
  } catch {
    return false;
  }
};

const TAX_OFFICE_URL = 'https://api.odcloud.kr/api/nts-businessman/v1';

const taxOfficeAddress = (env: Environment, name: string) => webAddress(env, name) ?? TAX_OFFICE_URL;

/** A refusal never repeats the key. */
const taxOffice = (env: Environment, keyName: string, urlName: string) => {
  const url = taxOfficeAddress(env, urlName);
  const key = textOf(env, keyName);
  if (key === undefined) return undefined;
  if (/^[\x21-\x7e]+$/.test(key)) return { url, key };
  throw new StartError(`${keyName} must be the service key as data.go.kr shows it, in one piece.`);
};

const mailSender = (env: Environment, name: string): MailSender | undefined => {
  const value = textOf(env, name);
  if (value === undefined) return undefined;
  const [, label = '', address = value] = /^([^<>@\p{C}]*)<(.*)>$/u.exec(value) ?? [];
  const isAddress = /^[^\s\p{C}<>@,;:]+@[^\s\p{C}<>@,;:]+$/u.test(address);
  if (isAddress) return { name: label.trim().replace(/^"(.*)"$/, '$1'), address };
  throw new StartError(`${name} must be an address such as "Ieum <no-reply@ieum.example>", but it is "${value}".`);
};

const key = (env: Environment, name: string) => {
  const value = textOf(env, name);
  if (value === undefined || Buffer.byteLength(value) >= MIN_KEY_BYTES) return value;
  throw new StartError(`${name} must be at least ${MIN_KEY_BYTES} bytes long; leave it out to have one made.`);
};

const oneOf = (env: Environment, name: string, values: string[]) => {
  const value = textOf(env, name);
  if (value === undefined || values.includes(value)) return value;
  throw new StartError(`${name} must be one of ${values.join(', ')}, but it is "${value}".`);
};
