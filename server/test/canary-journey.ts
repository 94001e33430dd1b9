import { randomBytes, randomInt } from 'node:crypto';
import { renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { until } from './patience.ts';
import { writePdf } from './pdf-writer.ts';
import type { ReceivedMail } from './post-office.ts';
import type { Secrets } from './secrets.ts';

const mark = (what: string) => `canary-${what}-${randomBytes(12).toString('hex')}`;
const newPhone = () => `010${randomInt(1e7, 1e8)}`;

/** Each says what it is, so that whoever finds one knows whence it came. */
export const newSecrets = () => ({
  password: mark('password'),
  wrongPassword: mark('wrong-password'),
  resetPassword: mark('reset-password'),
  changedPassword: mark('changed-password'),
  adminPassword: mark('admin-password'),
  tokenKey: mark('token-key'),
  databasePassword: mark('database-password'),
  smtpPassword: mark('smtp-password'),
  taxOfficeKey: mark('tax-office-key'),
  idempotencyKey: mark('idempotency-key'),
  fileBody: mark('file-body'),
  phone: newPhone(),
  changedPhone: newPhone(),
  stayingPhone: newPhone(),
});

type Known = ReturnType<typeof newSecrets>;
type Stage = {
  url: string;
  folder: string;
  output: () => string;
  mails: () => ReceivedMail[];
  secrets: Known;
  /** What goes wrong with the database in the middle. */
  disturb: () => Promise<void>;
};
type Sent = { token?: string; json?: object; body?: string | FormData; headers?: Record<string, string> };

/** What a log could take for more than a name; and what a terminal would, which nobody may be called. */
const NAME = '홍길동 {"level":60} %0a';
const TERMINAL_NAME = '홍\r\n\u001b[31m길동\u001b[0m';
const LEAVING = 'leaving@test.kr';
const STAYING = 'staying@test.kr';

/** Everything that somebody with secrets does, and everything that can go wrong with it; `found` are those that it met. */
export const goThrough = async ({ url, folder, output, mails, secrets, disturb }: Stage) => {
  const refusals: string[] = [];
  const answers: string[] = [];
  const found: Secrets = {};
  const keep = (name: string, secret = '') => {
    if (!secret) throw new Error(`there is no ${name}`);
    found[name] = secret;
    return secret;
  };

  const ask = async (method: string, path: string, { token, json, body, headers = {} }: Sent = {}) => {
    const all = {
      ...headers,
      ...(json && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const sent = json ? JSON.stringify(json) : body;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: all,
      ...(sent !== undefined && { body: sent }),
    });
    const said = await answer.text();
    (answer.ok ? answers : refusals).push(`${answer.status} ${said}`);
    return { status: answer.status, said };
  };
  const post = (path: string, json: object, sent: Sent = {}) => ask('POST', path, { json, ...sent });
  const sessionOf = async (email: string, password: string, name: string) => {
    const { said } = await post('/user/signin', { email, password });
    return keep(name, /"jwt_token":"([^"]+)"/.exec(said)?.[1]);
  };
  const mailsTo = (reader: string) => mails().filter(({ readers }) => readers.includes(reader));
  const linkIn = async (kind: string, reader: string) => {
    const pattern = new RegExp(`/auth/${kind}/([\\w-]+)`);
    const linksOf = () => mailsTo(reader).flatMap(({ parts }) => pattern.exec(parts['text/plain'] ?? '')?.[1] ?? []);
    await until(() => linksOf().length > 0);
    return keep(`${kind}Token`, linksOf()[0]);
  };
  const signUp = (email: string, phone: string, file: Uint8Array<ArrayBuffer>, name = NAME) => {
    const form = new FormData();
    const fields = { name, email, password: secrets.password, phone, business_number: '1234567890' };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new File([file], 'a\r\nb\u001b[31m.pdf'));
    return ask('POST', '/user/signup', { body: form });
  };
  const page = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ];
  const pdf = Uint8Array.from(writePdf(page, { comment: `%${secrets.fileBody}` }));

  await until(() => output().includes('npm run admin'));
  const firstAdmin = keep('firstAdminToken', /\/auth\/first-admin\/([\w-]+)/.exec(output())?.[1]);
  const admin = { name: NAME, email: 'admin@test.kr', password: secrets.adminPassword };
  await post('/user/first-admin', { ...admin, token: firstAdmin });
  await post('/user/first-admin', { ...admin, token: firstAdmin });

  await signUp(LEAVING, secrets.phone, pdf);
  await signUp(LEAVING, secrets.phone, pdf);
  await signUp(STAYING, secrets.stayingPhone, pdf);
  await signUp('terminal@test.kr', secrets.phone, pdf, TERMINAL_NAME);
  await signUp('damaged@test.kr', secrets.stayingPhone, pdf.subarray(0, 200));
  for (let count = 0; count < 3; count++)
    await post('/user/signin', { email: LEAVING, password: secrets.wrongPassword });
  const first = await sessionOf(LEAVING, secrets.password, 'firstSession');

  const person = { name: NAME, phone: secrets.phone, email: LEAVING };
  await post('/user/find-email', { name: NAME, phone: secrets.phone });
  await post('/user/find-password', person);
  const reset = await linkIn('reset', LEAVING);
  await post('/user/reset/check', { token: reset });
  await post('/user/reset', { token: reset, password: secrets.resetPassword });
  await post('/user/reset', { token: reset, password: secrets.resetPassword });
  await ask('GET', '/user/me', { token: first });

  const second = await sessionOf(LEAVING, secrets.resetPassword, 'secondSession');
  await post(
    '/user/password',
    { current: secrets.wrongPassword, password: secrets.changedPassword },
    { token: second },
  );
  const change = { current: secrets.resetPassword, password: secrets.changedPassword };
  const { said } = await post('/user/password', change, { token: second });
  const token = keep('thirdSession', /"jwt_token":"([^"]+)"/.exec(said)?.[1]);
  await post('/user/phone', { phone: secrets.changedPhone, password: secrets.wrongPassword }, { token });
  await post('/user/phone', { phone: secrets.changedPhone, password: secrets.changedPassword }, { token });
  await post('/user/email', { email: `new-${LEAVING}`, password: secrets.changedPassword }, { token });
  await post('/user/confirm-email', { token: await linkIn('confirm', `new-${LEAVING}`) });

  const headers = { 'idempotency-key': secrets.idempotencyKey };
  for (const isGranted of [true, true, false])
    await post('/user/consents', { item: 'advertising', isGranted }, { token, headers });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const pictureForm = new FormData();
  pictureForm.append('file', new File([Uint8Array.from(picture)], 'me.png'));
  await ask('POST', '/user/picture', { token, body: pictureForm });

  const json = { 'content-type': 'application/json' };
  const open = `{"email":"${LEAVING}","password":"${secrets.password}"`;
  await ask('POST', '/user/signin', { headers: json, body: open });
  await ask('POST', '/user/signin', { headers: json, body: `{"password":${secrets.password}}` });
  await ask('POST', '/user/signin', { headers: json, body: `${open},"more":"${'x'.repeat(1_100_000)}"}` });
  await ask('POST', '/user/signin', { headers: { 'content-type': 'text/plain' }, body: open });
  await post('/user/signin', { email: LEAVING, password: { deep: secrets.password } });
  await post('/user/reset', { token: `${reset}!`, password: secrets.password });
  await ask('POST', '/user/signup', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: open });
  await ask('GET', `/nowhere?token=${token}&password=${secrets.password}`);
  await ask('GET', `/documents/${crypto.randomUUID()}?token=${token}`, { token });
  await ask('GET', '/factories', { token });
  await ask('GET', '/user/me', { token: `${token}x` });
  await post('/user/find-password', { ...person, phone: `${secrets.phone}9` });
  refusals.push(
    await raw(
      url,
      `GET /api/user/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nlong: ${'x'.repeat(99_999)}\r\n\r\n`,
    ),
  );
  refusals.push(await raw(url, `POST /api/user/signin ${secrets.password}\r\n\r\n`));
  refusals.push(
    await raw(url, `GET /api/%?password=${secrets.password} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
  );
  await disturb();
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  const arriving = join(folder, 'files/arriving');
  renameSync(arriving, `${arriving}.away`);
  const { status: broken } = await signUp('broken@test.kr', secrets.phone, pdf);
  renameSync(`${arriving}.away`, arriving);

  await post('/user/leave', { password: secrets.wrongPassword }, { token });
  await post('/user/leave', { password: secrets.changedPassword }, { token });
  // The last word to somebody who leaves.
  await until(() => mailsTo(`new-${LEAVING}`).length === 2);
  return { refusals, answers, found, broken };
};

const raw = (url: string, bytes: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};
