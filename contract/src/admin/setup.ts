import { z } from 'zod';
import { defineContract } from '../kit/endpoint.ts';
import { email } from '../kit/person.ts';
import { optionalText, text } from '../kit/text.ts';

/** What an operator sets up once. */
export const SETUP_ITEMS = ['mail', 'operator', 'taxOffice'] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** `environment`: it stands where the process was started, and wins over what is stored. */
export const SETTING_SOURCES = ['environment', 'stored', 'none'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

export const MAIL_SECURITIES = ['starttls', 'tls'] as const;

export const OPERATOR_FIELDS = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;

const source = z.enum(SETTING_SOURCES);
const OPERATOR_TEXT_MAX = 200;
const LOGIN_MAX = 200;
const HOST_MAX = 253;
const KEY_MAX = 300;
const PORT_MAX = 65_535;

/** A password or a key never leaves again: only whether there is one. */
export const setup = z.object({
  /** What nobody has set or declined. */
  open: z.array(z.enum(SETUP_ITEMS)),
  /** Where everybody is invented nothing can be set. */
  isDemo: z.boolean(),
  mail: z.object({
    source,
    isDeclined: z.boolean(),
    /** Stored under another token key: it has to be set anew. */
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

/** The one that was seen; 0 before anything was stored. */
const version = z.int().min(0);

/** A name or an address of a machine; in brackets one of IPv6. */
const host = text(HOST_MAX).regex(/^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/i);

export const mailServerInput = z.strictObject({
  host,
  port: z.int().min(1).max(PORT_MAX),
  security: z.enum(MAIL_SECURITIES),
  user: optionalText(LOGIN_MAX),
  /** Left empty, the stored one stays, as long as it goes to the same place for the same user. */
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
  ...{ name: optional, representative: optional, businessNumber: optional, address: optional },
  ...{ phone: optional, email: optional, version },
});

export const taxOfficeInput = z.strictObject({
  /** As data.go.kr shows it, in one piece. */
  key: text(KEY_MAX).regex(/^[\x21-\x7e]+$/),
  version,
});

/** What the portal can do without. */
export const DECLINABLE = ['mail', 'taxOffice'] as const;
const declinable = z.enum(DECLINABLE);

const write = { access: ['admin'], asksPassword: true, transaction: 'own', output: setup } as const;

export const setupContract = defineContract({
  getSetup: {
    summary: 'Shows what is set up for the whole portal, what is missing, and what the environment decides.',
    method: 'GET',
    path: '/admin/setup',
    access: ['admin'],
    input: z.strictObject({}),
    output: setup,
    errors: [],
  },
  setMailServer: {
    summary: 'Sets the server that sends mail, and the sender; it holds at once in every process.',
    method: 'PUT',
    path: '/admin/setup/mail',
    ...write,
    input: mailServerInput,
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
  sendTestMail: {
    summary: 'Sends a mail to the own address by the server that is set, and tells what the server said.',
    method: 'POST',
    path: '/admin/setup/mail/test',
    access: ['admin'],
    asksPassword: true,
    transaction: 'own',
    input: z.strictObject({}),
    output: z.object({ isSent: z.boolean(), to: z.string(), why: z.string() }),
    errors: ['admin.mail_not_set'],
  },
  setOperatorDetails: {
    summary: 'Sets who runs the portal, as it stands below every page.',
    method: 'PUT',
    path: '/admin/setup/operator',
    ...write,
    input: operatorInput,
    errors: ['admin.setup_changed'],
  },
  setTaxOffice: {
    summary: 'Sets the service key with which the tax office is asked about business numbers.',
    method: 'PUT',
    path: '/admin/setup/tax-office',
    ...write,
    input: taxOfficeInput,
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
  clearSetup: {
    summary: 'Takes back a mail server or a key that is stored.',
    method: 'POST',
    path: '/admin/setup/clear',
    ...write,
    input: z.strictObject({ item: declinable, version }),
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
  declineSetup: {
    summary: 'Says that the portal does without something, so that nobody is reminded of it; or takes that back.',
    method: 'POST',
    path: '/admin/setup/decline',
    ...write,
    input: z.strictObject({ item: declinable, isDeclined: z.boolean(), version }),
    errors: ['admin.set_by_environment', 'admin.setup_changed'],
  },
});

export const setupErrors = {
  'admin.set_by_environment': 409,
  'admin.setup_changed': 409,
  'admin.mail_not_set': 409,
} as const;
