import type { Db } from './db/database.ts';
import type { Sealing } from './security/sealing.ts';
import type { MailSender, Operator, Settings } from './settings.ts';
import { findSetupRows, putSetupRow, type SetupItem, type SetupRow } from './setup.store.ts';

/** Values of the environment; they win over stored ones. */
export type SetupEnvironment = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'operator'> & {
  taxOffice: { key: string } | undefined;
  /** All companies are invented: nothing leaves the server, whatever an operator stores. */
  isDemo?: boolean;
  isMailOff?: boolean;
};

export type KeptMail = {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
  user: string;
  password: string;
  senderName: string;
  senderAddress: string;
};
type Values = { mail: KeptMail; operator: Record<keyof Operator, string>; taxOffice: { key: string } };

/** A stored setting; `value` is undefined if it was never set, was removed, or was sealed with another key. */
export type StoredSetting<I extends SetupItem = SetupItem> = {
  value: Values[I] | undefined;
  isDeclined: boolean;
  version: number;
  /** There is a value that the current token key cannot open. */
  isUnreadable: boolean;
};
export type StoredSettings = { [I in SetupItem]: StoredSetting<I> };

export type MailServer = { url: string; from: MailSender };

export type Setup = ReturnType<typeof createSetup>;

const DEFAULT_SENDER: MailSender = { name: '이음', address: 'no-reply@localhost' };
const OPERATOR_FIELDS = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;

/**
 * Reads the current settings from the database whenever they are needed, because another process may have changed them.
 */
export const createSetup = (environment: SetupEnvironment, sealing: Sealing) => {
  const keptOf = <I extends SetupItem>(rows: SetupRow[], item: I): StoredSetting<I> => {
    const { sealedValue = '', isDeclined = false, version = 0 } = rows.find((row) => row.item === item) ?? {};
    const text = sealedValue && sealing.open(sealedValue, item);
    return {
      value: text ? JSON.parse(text) : undefined,
      isDeclined,
      version,
      isUnreadable: sealedValue !== '' && !text,
    };
  };
  const keptIn = async (db: Db): Promise<StoredSettings> => {
    const rows = await findSetupRows(db);
    return {
      mail: keptOf(rows, 'mail'),
      operator: keptOf(rows, 'operator'),
      taxOffice: keptOf(rows, 'taxOffice'),
    };
  };
  const isMailOff = environment.isDemo || environment.isMailOff;
  const mailOf = ({ mail: { value } }: StoredSettings): MailServer | undefined => {
    const url = environment.smtpUrl ?? (value && addressOf(value));
    return url === undefined || isMailOff ? undefined : { url, from: environment.mailFrom ?? senderOf(value) };
  };
  const taxOfficeKeyOf = ({ taxOffice }: StoredSettings) =>
    environment.isDemo ? undefined : (environment.taxOffice?.key ?? taxOffice.value?.key);
  const operatorOf = ({ operator: { value } }: StoredSettings): Operator =>
    Object.fromEntries(
      OPERATOR_FIELDS.map((field) => [field, environment.operator[field] ?? (value?.[field] || undefined)]),
    ) as Operator;

  const isMailGiven = environment.smtpUrl !== undefined && !isMailOff;
  const taxOfficeKey = async (db: Db) => taxOfficeKeyOf(await keptIn(db));

  return {
    environment,
    keptIn,
    mailOf,
    operatorOf,
    mailServer: async (db: Db) => mailOf(await keptIn(db)),
    hasMailServer: async (db: Db) => isMailGiven || mailOf(await keptIn(db)) !== undefined,
    taxOfficeKey,
    asksTaxOffice: async (db: Db) => (await taxOfficeKey(db)) !== undefined,
    /** Returns the settings that nobody has set and nobody has declined. */
    openOf: (kept: StoredSettings): SetupItem[] => {
      if (environment.isDemo) return [];
      const isMailOpen = !isMailOff && !mailOf(kept) && !kept.mail.isDeclined;
      const isTaxOfficeOpen = taxOfficeKeyOf(kept) === undefined && !kept.taxOffice.isDeclined;
      return [
        ...(isMailOpen ? (['mail'] as const) : []),
        ...(isComplete(operatorOf(kept)) ? [] : (['operator'] as const)),
        ...(isTaxOfficeOpen ? (['taxOffice'] as const) : []),
      ];
    },
    /** An undefined value removes the setting. Returns false if somebody else has changed it since `from`. */
    keep: <I extends SetupItem>(db: Db, item: I, { value, isDeclined, from, at }: Change<I>) =>
      putSetupRow(db, {
        item,
        isDeclined,
        from,
        at,
        sealedValue: value ? sealing.seal(JSON.stringify(value), item) : '',
      }),
  };
};

/** Requires what the terms print at the bottom of every page. */
const isComplete = ({ name, representative, businessNumber, address, phone, email }: Operator) =>
  [name, representative, businessNumber, address, phone ?? email].every((value) => value !== undefined);

type Change<I extends SetupItem> = { value: Values[I] | undefined; isDeclined: boolean; from: number; at: Date };

const addressOf = ({ host, port, security, user, password }: KeptMail) => {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}:${port}`;
};

const senderOf = (kept: KeptMail | undefined): MailSender =>
  kept ? { name: kept.senderName, address: kept.senderAddress } : DEFAULT_SENDER;
