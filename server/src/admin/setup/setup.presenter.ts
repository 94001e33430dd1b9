import { OPERATOR_FIELDS, type SettingSource, type Setup as Shown } from '@ieum/contract';
import type { Setup, StoredSettings } from '../../kit/setup.ts';
import { connectionOf } from '../../notice/mail/smtp.ts';

/** Shows the settings without secrets: of a password or a key it only says whether it is set. */
export const presentSetup = (setup: Setup, kept: StoredSettings): Shown => ({
  open: setup.openOf(kept),
  isDemo: setup.environment.isDemo ?? false,
  mail: presentMail(setup, kept),
  operator: {
    fields: OPERATOR_FIELDS.map((field) => ({
      field,
      value: setup.operatorOf(kept)[field] ?? '',
      source: sourceOf(setup.environment.operator[field], kept.operator.value?.[field]),
    })),
    version: kept.operator.version,
  },
  taxOffice: {
    source: sourceOf(setup.environment.taxOffice?.key, kept.taxOffice.value?.key),
    isDeclined: kept.taxOffice.isDeclined,
    isUnreadable: kept.taxOffice.isUnreadable,
    version: kept.taxOffice.version,
  },
});

const STANDARD_PORTS = { tls: 465, starttls: 587 };

const presentMail = (setup: Setup, kept: StoredSettings): Shown['mail'] => {
  const { smtpUrl, mailFrom, isMailOff } = setup.environment;
  const { value, isDeclined, isUnreadable, version } = kept.mail;
  const { host = '', port, secure = false, auth } = serverOf(smtpUrl, isMailOff ? undefined : value);
  const security = secure ? 'tls' : 'starttls';
  const stored = { name: value?.senderName ?? '', address: value?.senderAddress ?? '' };
  const from = mailFrom ?? setup.mailOf(kept)?.from ?? stored;
  return {
    source: isMailOff ? 'environment' : sourceOf(smtpUrl, value?.host),
    isDeclined,
    isUnreadable,
    version,
    host,
    security,
    port: port ?? (host === '' ? null : STANDARD_PORTS[security]),
    user: auth?.user ?? '',
    hasPassword: Boolean(auth?.pass),
    senderName: from.name,
    senderAddress: from.address,
    senderSource: sourceOf(mailFrom?.address, value?.senderAddress),
  };
};

type Server = Partial<Pick<ReturnType<typeof connectionOf>, 'host' | 'port' | 'secure' | 'auth'>>;

const serverOf = (inEnvironment: string | undefined, stored: StoredSettings['mail']['value']): Server => {
  if (inEnvironment !== undefined) return connectionOf(inEnvironment);
  if (!stored) return {};
  const { host, port, security, user, password } = stored;
  return { host, port, secure: security === 'tls', ...(user && { auth: { user, pass: password } }) };
};

const sourceOf = (inEnvironment: string | undefined, stored: string | undefined): SettingSource => {
  if (inEnvironment !== undefined) return 'environment';
  return stored ? 'stored' : 'none';
};
