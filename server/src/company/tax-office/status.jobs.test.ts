import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CLOSED,
  SUSPENDED,
  sendJson,
  TAX_KEY,
  taxRow,
  useTaxOffice,
} from '../../../test/fixtures/company/tax-office.ts';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { sealing } from '../../../test/fixtures/world/mail-links.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { createJobs, LEASE_MS } from '../../kit/jobs/queue.ts';
import { createNotices } from '../../notice/inbox/notices.ts';
import { createOutbox } from '../../notice/mail/outbox.ts';
import { createTaxOffice, type TaxOffice } from './client.ts';
import { taxStatusJobs } from './status.jobs.ts';
import { findTaxStatus } from './status.store.ts';
import { askAboutNumber } from './status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-15T00:00:00Z');
const office = await useTaxOffice();

const PIECE = 1_000;
const numberOf = (nth: number) => String(1_000_000_000 + nth);

describe.each(await useDatabases())('the tax office, nightly, on %s', (_, database) => {
  const { kysely } = database;
  let now = START;
  const clock = () => new Date(now);
  const taxOffice = createTaxOffice({ url: office.url, key: TAX_KEY, clock });

  /** Acts as a separate process, as far as the database can see. */
  const processOf = ({ inTransaction = database.inTransaction, office = taxOffice } = {}) => {
    const errors: string[] = [];
    const enqueue: ReturnType<typeof createJobs>['enqueue'] = (db, job) => jobs.enqueue(db, job);
    const outbox = createOutbox({ enqueue, clock, sealing });
    const notices = createNotices(outbox, 'https://ieum.test', clock);
    const jobs = createJobs({
      database: { inTransaction },
      clock,
      daily: taxStatusJobs({ taxOffice: office, notices, clock }),
      onError: (error) => errors.push(String(error)),
    });
    const plan = () => database.inTransaction((db) => jobs.planDaily(db));
    return { ...jobs, plan, errors };
  };
  const only = processOf();

  /** Inserts in pieces: one statement for all rows could exceed the statement timeout. */
  const addCompanies = async (count: number) => {
    for (let from = 0; from < count; from += PIECE)
      await sql`insert into company (business_number, state, name)
        select (1000000000 + nth)::text, 'verified', '회사 ' || nth
        from generate_series(${sql.lit(from)}, ${sql.lit(Math.min(count, from + PIECE) - 1)}) as nth`.execute(kysely);
  };
  const addAdmin = (language: string) =>
    sql`insert into account_user (email, name, password_hash, role, language)
      values (${`${crypto.randomUUID()}@test.kr`}, '박운영', '-', 'admin', ${language})`.execute(kysely);
  const askedNumbers = () => office.calls.flatMap(({ body }) => (body as { b_no: string[] }).b_no);
  const stored = (number = numberOf(0)) =>
    kysely
      .selectFrom('company_tax_status')
      .select(['state', 'ended_on', 'since', 'answered_at', 'asked_at', 'replaced_at', 'answer'])
      .where('business_number', '=', number)
      .orderBy('since')
      .execute();
  const notices = () => kysely.selectFrom('notice').select(['kind', 'about', 'path']).orderBy('id').execute();
  const mails = () => kysely.selectFrom('notice_mail').select(['kind', 'subject', 'body_text']).execute();
  const nextNight = () => {
    now = Math.floor(now / DAY_MS + 1) * DAY_MS;
  };

  beforeEach(async () => {
    now = START + 1;
    office.reset();
    for (const table of ['company_tax_status', 'kit_job', 'notice', 'notice_mail', 'company', 'account_user'] as const)
      await kysely.deleteFrom(table).execute();
    await only.plan();
  });

  it('S2.7 asks about every verified company once a night, and keeps what was said as evidence', async () => {
    await addCompanies(3);
    await sql`insert into company (business_number, state) values ('2000000000', 'pending'), (null, 'verified')`.execute(
      kysely,
    );
    expect(await only.runDue()).toBe(0);
    nextNight();
    expect(await only.runDue()).toBe(1);
    expect(askedNumbers()).toEqual([numberOf(0), numberOf(1), numberOf(2)]);
    expect(await stored()).toMatchObject([{ state: 'active', replaced_at: null, answer: taxRow(numberOf(0)) }]);
    expect(await only.runDue()).toBe(0);
    nextNight();
    await only.runDue();
    expect(askedNumbers()).toHaveLength(6);
    const [row] = await stored();
    expect(Date.parse(row?.asked_at ?? '')).toBe(now);
    expect(Date.parse(row?.answered_at ?? '')).toBe(now);
    expect(Date.parse(row?.since ?? '')).toBe(now - DAY_MS);
    expect(await notices()).toEqual([]);
  });

  it('S2.7 S2.11 tells every admin once when a company closes or suspends, in their own language', async () => {
    await addCompanies(2);
    await addAdmin('kr');
    await addAdmin('en');
    nextNight();
    await only.runDue();
    office.say(numberOf(0), CLOSED);
    office.say(numberOf(1), SUSPENDED);
    for (let night = 0; night < 3; night += 1) {
      nextNight();
      await only.runDue();
    }
    const rows = await notices();
    expect(rows).toHaveLength(4);
    expect(rows.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        { businessNumber: numberOf(0), state: 'closed', endedOn: '2025-12-31' },
        { businessNumber: numberOf(1), state: 'suspended' },
      ]),
    );
    const company = await kysely
      .selectFrom('company')
      .select('id')
      .where('business_number', '=', numberOf(0))
      .execute();
    expect(rows.map(({ path }) => path)).toContain(`/admin/companies/${company[0]?.id}`);
    expect((await mails()).map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
      'company.closed [Ieum] A company has closed',
      'company.closed [Ieum] A company has suspended its business',
      'company.closed [이음] 폐업한 회사가 있어요',
      'company.closed [이음] 휴업 중인 회사가 있어요',
    ]);
    expect((await mails())[0]?.body_text).toMatch(/100-00-0000\d/);
    expect((await stored()).map(({ state, ended_on, replaced_at }) => [state, ended_on, replaced_at !== null])).toEqual(
      [
        ['active', null, true],
        ['closed', '2025-12-31', false],
      ],
    );
  });

  it('S2.7 tells again when it opens and closes again, and nothing of opening', async () => {
    await addCompanies(1);
    await addAdmin('kr');
    for (const change of [CLOSED, {}, SUSPENDED, CLOSED]) {
      office.say(numberOf(0), change);
      nextNight();
      await only.runDue();
    }
    expect(await notices()).toHaveLength(3);
    expect(await stored()).toHaveLength(4);
  });

  it('S2.7 goes on after a crash with whoever has not been asked about that day', async () => {
    await addCompanies(250);
    nextNight();
    let batches = 0;
    const cutDown = Promise.withResolvers<void>();
    const dying: TaxOffice['statusOf'] = (numbers) => {
      batches += 1;
      if (batches === 1) return taxOffice.statusOf(numbers);
      cutDown.resolve();
      return new Promise(() => undefined);
    };
    void processOf({ office: { ...taxOffice, statusOf: dying } }).runDue();
    await cutDown.promise;
    expect(await only.runDue()).toBe(0);
    now += LEASE_MS + 1;
    expect(await only.runDue()).toBe(1);
    expect(askedNumbers()).toHaveLength(250);
    expect(new Set(askedNumbers()).size).toBe(250);
  });

  it('S2.7 is one job in two processes', async () => {
    await addCompanies(250);
    const second = processOf();
    nextNight();
    await Promise.all([only.plan(), second.plan()]);
    await Promise.all([only.runDue(), second.runDue()]);
    expect(office.calls).toHaveLength(3);
    expect(new Set(askedNumbers()).size).toBe(250);
  });

  it('S2.7 stops when the office is down, and the next night begins with those who have waited', async () => {
    await addCompanies(250);
    nextNight();
    office.behave((response, __, usual) => (office.calls.length < 2 ? usual() : sendJson(response, 503, {})));
    expect(await only.runDue()).toBe(1);
    expect(office.calls).toHaveLength(2);
    expect(only.errors).toEqual([]);
    office.reset();
    nextNight();
    await only.runDue();
    expect(office.calls).toHaveLength(3);
    expect(askedNumbers().slice(0, 150)).toEqual(Array.from({ length: 150 }, (_, nth) => numberOf(100 + nth)));
  });

  it('S2.7 asks no more that night about a number that the office leaves out, and forgets nothing of it', async () => {
    await addCompanies(2);
    nextNight();
    await only.runDue();
    nextNight();
    const data = [taxRow(numberOf(1))];
    office.behave((response) => sendJson(response, 200, { status_code: 'OK', data }));
    await only.runDue();
    expect(office.calls).toHaveLength(2);
    const [row] = await stored();
    expect(row).toMatchObject({ state: 'active', answer: taxRow(numberOf(0)) });
    expect(Date.parse(row?.asked_at ?? '')).toBe(now);
    expect(Date.parse(row?.answered_at ?? '')).toBe(now - DAY_MS);
  });

  it('keeps the answer about one number that an operator asks for', async () => {
    office.say(numberOf(7), CLOSED);
    const status = await askAboutNumber(taxOffice, database.inTransaction, numberOf(7));
    expect(status).toMatchObject({ state: 'closed', endedOn: '2025-12-31' });
    expect(await database.inTransaction((db) => findTaxStatus(db, numberOf(7)))).toEqual(status);
    expect(await database.inTransaction((db) => findTaxStatus(db, numberOf(8)))).toBeUndefined();
  });

  it('S2.7 makes 100 calls for 10,000 companies, and a handful of statements for each', async () => {
    await addCompanies(10_000);
    await sql`analyze company`.execute(kysely);
    let statements = 0;
    const count: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    };
    const counting: InTransaction = (run) => database.inTransaction((db) => run(db.withPlugin(count) as Db));
    nextNight();
    expect(await processOf({ inTransaction: counting }).runDue()).toBe(1);
    expect(office.calls).toHaveLength(100);
    expect(new Set(askedNumbers()).size).toBe(10_000);
    console.log(`10,000 companies: ${office.calls.length} calls, ${statements} statements`);
    // Each call needs three statements: whether the job is still ours, what is known, what is new.
    expect(statements).toBeLessThanOrEqual(100 * 3 + 20);
  });
});
