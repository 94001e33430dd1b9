import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { usePostgres } from '../fixtures/database/databases.ts';
import { startMailServer } from '../fixtures/process/mail-server.ts';
import { startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { newSecrets, playJourney } from '../fixtures/process/secrets-journey.ts';
import { openDatabase } from '../fixtures/process/stored-data.ts';
import { leaksIn, type Secrets } from '../fixtures/world/secrets.ts';

const url = await usePostgres();

/** Returns the address of the database for a new role with this password. */
const addressWith = async (password: string) => {
  if (!url) return undefined;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const username = `canary_${crypto.randomUUID().slice(0, 8)}`;
  await client.query(`create role ${username} superuser login password '${password}'`);
  await client.end();
  return Object.assign(new URL(url), { username, password }).href;
};

const cutConnections = async () => {
  if (!url) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};

/** Returns every row of every table as text. */
const dumpOf = async (folder: string) => {
  const { kysely, close } = await openDatabase(folder, url);
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely);
  const dump = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(kysely);
    dump.set(name, rows.map(({ row }) => row).join('\n'));
  }
  await close();
  return dump;
};

/** The console of a first start shows the way to the first admin. No other output may contain it. */
const isAnnouncement = (line: string) =>
  /^(Ieum is at |There is no admin yet|or run beside this| {2}npm run admin | {2}http\S+\/auth\/first-admin\/[\w-]+$)/.test(
    line,
  );

const CHANGES = [
  'createFirstAdmin',
  'signUp',
  'signIn',
  'findEmail',
  'requestReset',
  'resetPassword',
  'changePassword',
  'changePhone',
  'changeEmail',
  'confirmEmail',
  'setConsent',
  'setPicture',
  'leave',
];

it('G1 G3 writes no secret anywhere, and one line of JSON for each event', () =>
  withFolder(async (folder) => {
    const secrets = newSecrets();
    const office = await startMailServer();
    const databaseUrl = await addressWith(secrets.databasePassword);
    const product = await startProduct(folder, {
      LOG_LEVEL: 'trace',
      LIMIT_FACTOR: '1000',
      TOKEN_KEY: secrets.tokenKey,
      SMTP_URL: office.url.replace('//', `//ieum:${secrets.smtpPassword}@`),
      TAX_OFFICE_KEY: secrets.taxOfficeKey,
      TAX_OFFICE_URL: 'http://127.0.0.1:1',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    const journey = {
      url: product.url,
      folder,
      output: product.output,
      mails: () => office.received,
      secrets,
      disturb: cutConnections,
    };
    const { refusals, answers, found, broken } = await playJourney(journey);
    expect(await product.kill('SIGTERM')).toBe(0);
    await office.close();
    const phones = Object.values(secrets).filter((secret) => secret.startsWith('010'));
    const dashed = phones.map((phone) => [phone, phone.replace(/(...)(....)(....)/, '$1-$2-$3')]);
    const canaries: Secrets = { ...secrets, ...found, ...Object.fromEntries(dashed) };
    expect(broken).toBe(500);

    const lines = product.output().trimEnd().split('\n');
    const events = lines.filter((line) => !isAnnouncement(line));
    expect(events.filter((event) => leaksIn(event, canaries).length)).toEqual([]);
    expect(lines.length - events.length).toBeGreaterThan(0);
    for (const event of events) expect(JSON.parse(event)).toMatchObject({ time: expect.stringMatching(/Z$/) });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(events.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);

    expect(refusals.flatMap((refusal) => leaksIn(refusal, canaries))).toEqual([]);
    const { firstSession: _1, secondSession: _2, thirdSession: _3, ...unspoken } = canaries;
    expect(answers.flatMap((answer) => leaksIn(answer, unspoken))).toEqual([]);

    const mails = office.received.map(({ readers, headers, parts }) => {
      const whole = JSON.stringify({ readers, headers, parts });
      return whole.replace(/\/auth\/(reset|confirm)\/[\w-]+/g, '');
    });
    expect(mails.flatMap((mail) => leaksIn(mail, canaries))).toEqual([]);

    const dump = await dumpOf(folder);
    expect(dump.get('kit_job')).toContain('company.askTaxOffice');
    const leaks = [...dump].flatMap(([table, rows]) =>
      leaksIn(rows, canaries).map((secret) => `${secret} in ${table}`),
    );
    // Personal data is stored with the person and in their submissions, and is deleted from both when they leave. An
    // idempotency key is chosen by the client and is no secret.
    expect(leaks.toSorted()).toEqual([
      'idempotencyKey in kit_idempotency',
      'stayingPhone in account_user',
      'stayingPhone in company_case_round',
    ]);
    // The hash of the admin and that of the person who stays.
    expect(dump.get('account_user')?.match(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/g)).toHaveLength(2);
    for (const operation of CHANGES) expect(dump.get('kit_audit')).toContain(`,${operation},`);

    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(leaksIn(names.join('\n'), canaries)).toEqual([]);
    const withBody = names.filter((name) => name.startsWith('files/kept/') && name.split('/').length === 4);
    const bodies = withBody.map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(bodies.filter((body) => body.includes(secrets.fileBody)).length).toBe(2);
    score(
      `G1 on ${url ? 'PostgreSQL' : 'the embedded database'}: ${Object.keys(canaries).length} secrets, ${events.length} log lines, ${refusals.length} refusals, ${mails.length} mails, ${dump.size} tables: 0 found`,
    );
  }));
