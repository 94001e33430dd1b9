import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

it('needs nothing to be set', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    isBehindTls: false,
    logLevel: 'info',
    smtpUrl: undefined,
    smsDriver: undefined,
    limitFactor: 1,
    mailFrom: undefined,
  });
});

it('takes an empty value for one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it('knows from the public address whether TLS stands in front', () => {
  expect(readSettings({ PUBLIC_URL: 'https://ieum.example/' })).toMatchObject({
    publicUrl: 'https://ieum.example',
    isBehindTls: true,
  });
});

it.each(['smtp://localhost', 'smtps://mail.ieum.example:465/', 'smtp://ieum%40x:p%25@mail.ieum.example:587'])(
  'takes %s for a mail server',
  (smtpUrl) => {
    expect(readSettings({ SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl });
  },
);

it('23.20 lets no mail leave where SMTP_URL is none', () => {
  expect(readSettings({ SMTP_URL: 'none' })).toMatchObject({ smtpUrl: undefined, isMailOff: true });
  expect(readSettings({})).toMatchObject({ isMailOff: false });
});

it.each([
  ['no-reply@ieum.example', ''],
  ['<no-reply@ieum.example>', ''],
  ['이음 <no-reply@ieum.example>', '이음'],
  ['"Ieum, Seoul" <no-reply@ieum.example>', 'Ieum, Seoul'],
])('takes %s for a sender of mail', (value, name) => {
  expect(readSettings({ MAIL_FROM: value }).mailFrom).toEqual({ name, address: 'no-reply@ieum.example' });
});

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  ['PORT', '-1', 'PORT must be'],
  ['PORT', '65536', 'PORT must be'],
  ['PORT', '3e3', 'PORT must be'],
  ['QUERY_DEADLINE_MS', '0', 'QUERY_DEADLINE_MS must be'],
  ['PUBLIC_URL', 'ieum.example', 'PUBLIC_URL must be an address'],
  ['PUBLIC_URL', 'ftp://ieum.example', 'PUBLIC_URL must be an address'],
  ['DATABASE_URL', 'mysql://secret@x', 'DATABASE_URL must be an address'],
  ['SMTP_URL', 'mail.ieum.example', 'SMTP_URL must be an address such as smtp://user:password@host:587'],
  ['SMTP_URL', 'http://mail.ieum.example', 'SMTP_URL must be'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL must be'],
  ['SMTP_URL', 'smtp://u:100%@mail.ieum.example', 'SMTP_URL must be'],
  ['SMTP_URL', 'smtp://mail.ieum.example?secure=no', 'SMTP_URL must be'],
  ['MAIL_FROM', '이음', 'MAIL_FROM must be an address such as "Ieum <no-reply@ieum.example>", but it is "이음".'],
  ['MAIL_FROM', '이음 <no-reply>', 'MAIL_FROM must be'],
  ['MAIL_FROM', 'a@ieum.example, b@ieum.example', 'MAIL_FROM must be'],
  ['MAIL_FROM', '이음\r\nBcc: <a@ieum.example>', 'MAIL_FROM must be'],
  ['TOKEN_KEY', 'short', 'TOKEN_KEY must be at least 32 bytes'],
  ['TAX_OFFICE_KEY', 'two parts', 'TAX_OFFICE_KEY must be the service key'],
  ['TAX_OFFICE_URL', 'api.odcloud.kr', 'TAX_OFFICE_URL must be an address'],
  ['LIMIT_FACTOR', '0', 'LIMIT_FACTOR must be a whole number from 1'],
  ['SMS_DRIVER', 'pigeon', 'SMS_DRIVER must be one of log'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
])('refuses %s=%s with one sentence', (name, value, sentence) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(sentence);
});

it('asks the tax office only with a key, and then at its own address unless told otherwise', () => {
  expect(readSettings({ TAX_OFFICE_URL: 'https://tax.example' }).taxOffice).toBeUndefined();
  expect(readSettings({ TAX_OFFICE_KEY: 'a+b/c==' }).taxOffice).toEqual({
    key: 'a+b/c==',
    url: 'https://api.odcloud.kr/api/nts-businessman/v1',
  });
  const env = { TAX_OFFICE_KEY: 'k', TAX_OFFICE_URL: 'http://127.0.0.1:4000/v1/' };
  expect(readSettings(env).taxOffice).toEqual({ key: 'k', url: 'http://127.0.0.1:4000/v1' });
});

it('does not repeat a secret in its refusal', () => {
  expect(() => readSettings({ TAX_OFFICE_KEY: 'hush hush' })).not.toThrow('hush');
  expect(() => readSettings({ TOKEN_KEY: 'hush' })).not.toThrow('hush');
  expect(() => readSettings({ DATABASE_URL: 'mysql://u:hush@x' })).not.toThrow('hush');
  expect(() => readSettings({ SMTP_URL: 'smtp://u:hush%@x' })).not.toThrow('hush');
});
