import { z } from 'zod';
import { OPERATOR_READS } from '../company/reads.ts';
import { defineContract } from '../kit/endpoint.ts';
import { email } from '../kit/person.ts';
import { optionalText, text } from '../kit/text.ts';

/** Settings that an operator makes once for the whole portal. */
export const SETUP_ITEMS = ['mail', 'operator', 'taxOffice'] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** `environment`: the environment of the process sets the value, which wins over the stored one. */
export const SETTING_SOURCES = ['environment', 'stored', 'none'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

export const MAIL_SECURITIES = ['starttls', 'tls'] as const;

export const OPERATOR_FIELDS = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;
export type OperatorField = (typeof OPERATOR_FIELDS)[number];

/** Returns the mark that the build leaves for a detail of the operator. The server replaces it by the detail. */
export const operatorMark = (field: OperatorField) => `{operator.${field}}`;

const source = z.enum(SETTING_SOURCES);
const OPERATOR_TEXT_MAX = 200;
const LOGIN_MAX = 200;
const HOST_MAX = 253;
const KEY_MAX = 300;
const PORT_MAX = 65_535;

/** The answer never contains a password or a key, only whether one is stored. */
export const setup = z.object({
  /** Items that no operator has set or declined. */
  open: z.array(z.enum(SETUP_ITEMS)),
  /** True in a demo, where nothing can be set. */
  isDemo: z.boolean(),
  mail: z.object({
    source,
    isDeclined: z.boolean(),
    /** True if the value was stored under another token key: an operator has to enter it again. */
    isUnreadable: z.boolean(),
    host: z.string(),
    port: z.int().nullable(),
    security: z.enum(MAIL_SECURITIES),
    user: z.string(),
    hasPassword: z.boolean(),
    senderName: z.string(),
    senderAddress: z.string(),
    senderSource: source,
    version: z.int(),
  }),
  operator: z.object({
    fields: z.array(z.object({ field: z.enum(OPERATOR_FIELDS), value: z.string(), source })),
    version: z.int(),
  }),
  taxOffice: z.object({ source, isDeclined: z.boolean(), isUnreadable: z.boolean(), version: z.int() }),
});
export type Setup = z.infer<typeof setup>;

/** The version that the operator saw; 0 before anything was stored. */
const version = z.int().min(0);

/** A host name or an address; an IPv6 address is in brackets. */
const host = text(HOST_MAX).regex(/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/i);

export const mailServerInput = z.strictObject({
  host,
  port: z.int().min(1).max(PORT_MAX),
  security: z.enum(MAIL_SECURITIES),
  user: optionalText(LOGIN_MAX),
  /** If empty, the stored password stays, as long as host and user are the same. */
  password: z
    .string()
    .max(LOGIN_MAX)
    .refine((password) => !/[\p{Cc}\p{Cs}]/u.test(password))
    .default(''),
  senderName: optionalText(100).refine((name) => !/[<>@"]/.test(name)),
  senderAddress: email,
  version,
});

const optional = optionalText(OPERATOR_TEXT_MAX);
export const operatorInput = z.strictObject({
  name: optional,
  representative: optional,
  businessNumber: optional,
  address: optional,
  phone: optional,
  email: optional,
  version,
});

export const taxOfficeInput = z.strictObject({
  /** The key as data.go.kr shows it, without blanks. */
  key: text(KEY_MAX).regex(/^[\x21-\x7e]+$/),
  version,
});

/** Items that the portal works without. */
export const DECLINABLE = ['mail', 'taxOffice'] as const;
const declinable = z.enum(DECLINABLE);

const write = { access: ['admin'], asksPassword: true, transaction: 'own', output: setup } as const;

export const setupContract = defineContract({
  getSetup: {
    summary:
      'Returns the settings of the portal, the settings that are missing, and the values that the environment sets.',
    method: 'GET',
    path: '/admin/setup',
    access: ['admin'],
    input: z.strictObject({}),
    output: setup,
    errors: [],
  },
  setMailServer: {
    summary: 'Sets the mail server and the sender; every process applies them at once.',
    method: 'PUT',
    path: '/admin/setup/mail',
    ...write,
    input: mailServerInput,
    changes: OPERATOR_READS,
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
  sendTestMail: {
    summary:
      "Sends a test mail to the caller's address through the configured mail server, and returns the server's reply.",
    method: 'POST',
    path: '/admin/setup/mail/test',
    access: ['admin'],
    asksPassword: true,
    transaction: 'own',
    input: z.strictObject({}),
    output: z.object({ isSent: z.boolean(), to: z.string(), why: z.string() }),
    changes: [],
    errors: ['admin.mail_not_set'],
  },
  setOperatorDetails: {
    summary: 'Sets the details of the company that operates the portal, which the footer of every page shows.',
    method: 'PUT',
    path: '/admin/setup/operator',
    ...write,
    input: operatorInput,
    changes: OPERATOR_READS,
    errors: ['admin.setup_changed'],
  },
  setTaxOffice: {
    summary: 'Sets the service key with which the portal asks the tax office about business registration numbers.',
    method: 'PUT',
    path: '/admin/setup/tax-office',
    ...write,
    input: taxOfficeInput,
    changes: OPERATOR_READS,
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
  clearSetup: {
    summary: 'Removes a stored mail server or service key.',
    method: 'POST',
    path: '/admin/setup/clear',
    ...write,
    input: z.strictObject({ item: declinable, version }),
    changes: OPERATOR_READS,
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
  declineSetup: {
    summary: 'Ends the reminders about a missing setting, or starts them again.',
    method: 'POST',
    path: '/admin/setup/decline',
    ...write,
    input: z.strictObject({ item: declinable, isDeclined: z.boolean(), version }),
    changes: OPERATOR_READS,
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
});

export const setupErrors = {
  'admin.set_by_environment': 409,
  'admin.setup_changed': 409,
  'admin.mail_not_set': 409,
} as const;
