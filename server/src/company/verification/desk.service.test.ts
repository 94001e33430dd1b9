import { koreanNumber } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NUMBER, useCases } from '../../../test/fixtures/company/cases.ts';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { certificatePdf } from '../../../test/fixtures/pdf/certificate.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import type { TaxStatus } from '../tax-office/client.ts';
import { type CaseFilter, findCases, findNextWaiting, findOthers } from './queue.store.ts';

const world = useWorld();
const { apply, admin, runJobs, seen, addDocument } = useCases(world);

const CASES = 10_000;
/** Rows of one insert: they stay within the statement timeout, on a busy machine too. */
const BATCH = 500;

describe('listCases', () => {
  it('S2.7 shows who has waited longest first', async () => {
    const first = await apply({ businessNumber: '2208162517', name: '최오래' });
    world.passMinutes(5);
    const second = await apply();
    const { client } = await admin();
    const ids = async (input = {}) => (await client.listCases(input)).rows.map(({ id }) => id);
    expect(await ids()).toEqual([first.caseId, second.caseId]);
    expect(await ids({ order: 'newest' })).toEqual([second.caseId, first.caseId]);
    expect(await ids({ page: 2, size: 1 })).toEqual([second.caseId]);
    expect(await client.listCases({ page: 9 })).toEqual({ rows: [], total: 2 });
  });

  it('filters by state, kind and reviewer', async () => {
    const first = await apply();
    const { client } = await admin();
    const count = async (input: object) => (await client.listCases(input)).total;
    await client.takeCase(await seen(first.caseId));
    await apply({ businessNumber: '2208162517' });
    expect(await count({ mine: 'true' })).toBe(1);
    expect(await count({ state: 'in_review' })).toBe(1);
    await client.verifyCase(await seen(first.caseId));
    await apply();
    expect([await count({}), await count({ kind: 'join' }), await count({ kind: 'claim' })]).toEqual([2, 1, 1]);
    expect([await count({ state: 'verified' }), await count({ state: 'all' })]).toEqual([1, 3]);
  });

  it.each([
    ['124-81', true],
    ['81009', true],
    ['한빛', true],
    ['KIM@', true],
    ['이음', true],
    ['ＫＩＭ', true],
    ['100%', false],
    ['_', false],
    ['도', false],
  ])('finds by any part of number, names and address: %s', async (search, isFound) => {
    const { userId } = await apply({ name: '김이음', email: 'kim@hanbit.kr' });
    const mine = world.db().selectFrom('company_member').select('company_id').where('user_id', '=', userId);
    await world.db().updateTable('company').set({ name: '(주)한빛정밀' }).where('id', 'in', mine).execute();
    const { client } = await admin();
    expect((await client.listCases({ search })).total).toBe(isFound ? 1 : 0);
  });

  it('finds by the address that a person has now', async () => {
    const { userId } = await apply({ email: 'old@test.kr' });
    await world.db().updateTable('account_user').set({ email: 'new@test.kr' }).where('id', '=', userId).execute();
    const { client } = await admin();
    expect((await client.listCases({ search: 'new@' })).total).toBe(1);
    expect((await client.listCases({ search: 'old@' })).total).toBe(0);
  });

  it('reads 10,000 cases by index, whatever is asked', async () => {
    const { userId } = await apply();
    const documentId = await addDocument(userId, null, Buffer.from('x'));
    const { userId: adminId } = await admin();
    const { companyId } = await world
      .db()
      .selectFrom('company_member')
      .select('company_id as companyId')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    // The search text is written here: the trigger would look up ten thousand people.
    await sql`alter table company_case disable trigger user`.execute(world.db());
    await liftDeadline(world.db());
    for (let from = 1; from <= CASES; from += BATCH) {
      await sql`
        insert into company_case (kind, company_id, submitted_by, business_number, has_check_digit, document_id, state,
          submitted_at, reviewer_id, search_text)
        select case when n % 5 = 0 then 'join' else 'claim' end, ${companyId}, ${userId}, lpad((n * 7919)::text, 10, '1'),
          true, ${documentId}, coalesce((array['submitted', 'in_review', 'needs_correction', 'rejected'])[1 + n % 50], 'verified'),
          timestamptz '2026-01-01' + n * interval '1 minute', case when n % 500 = 0 then ${adminId}::uuid end,
          lpad((n * 7919)::text, 10, '1')
        from generate_series(${from}::int, ${from + BATCH - 1}::int) n`.execute(world.db());
    }
    await sql`alter table company_case enable trigger user`.execute(world.db());
    await sql`analyze company_case`.execute(world.db());
    const everything: CaseFilter = { state: 'all', kind: 'all', reviewerId: null, search: '' };
    const filters: [string, CaseFilter][] = [
      ['company_case_waiting', { ...everything, state: 'waiting' }],
      ['company_case_waiting', { ...everything, state: 'waiting', kind: 'join' }],
      ['company_case_queue', { ...everything, state: 'needs_correction' }],
      ['company_case_all', everything],
      ['company_case_all', { ...everything, kind: 'claim' }],
      ['company_case_reviewer', { ...everything, state: 'waiting', reviewerId: adminId }],
      ['company_case_search', { ...everything, search: '47514' }],
    ];
    for (const [index, filter] of filters) {
      const list = (db: Db) => findCases(db, filter, 'asc', { page: 1, size: 20 });
      const { statements, plans } = await watchStatements(world.db(), list);
      expect(statements).toHaveLength(1);
      // The plan of the page itself; the count beside it reads what it counts.
      const [plan = ''] = plans;
      const page = plan.slice(plan.indexOf('Limit'));
      expect(page, JSON.stringify(filter)).toContain(index);
      expect(page, JSON.stringify(filter)).not.toMatch(/Seq Scan on company_case /);
    }
    const next = await watchStatements(world.db(), findNextWaiting);
    expect(next.plans.join()).toMatch(/company_case_(queue|waiting)/);
    const others = await watchStatements(world.db(), (db) => findOthers(db, koreanNumber(NUMBER), crypto.randomUUID()));
    expect(others.plans.join()).toContain('company_case_number');
  });
});

describe('takeCase', () => {
  it('frees a case half an hour after its reviewer’s last step', async () => {
    const { caseId } = await apply();
    const { client } = await admin();
    await runJobs();
    await client.takeCase(await seen(caseId));
    world.passMinutes(9);
    await client.takeCase(await seen(caseId));
    world.passMinutes(25);
    expect(await runJobs()).toEqual([]);
    expect(await client.getCase({ id: caseId })).toMatchObject({ state: 'in_review', reviewer: { isMe: true } });
    world.passMinutes(6);
    expect(await runJobs()).toEqual([]);
    expect(await client.getCase({ id: caseId })).toMatchObject({ state: 'submitted', reviewer: null });
  });

  it('gives it back by hand, and takes none that is not one’s own', async () => {
    const { caseId } = await apply();
    const [reviewer, rival] = [await admin(), await admin()];
    await reviewer.client.takeCase(await seen(caseId));
    await expect(rival.client.releaseCase(await seen(caseId))).rejects.toMatchObject({ code: 'company.case_closed' });
    await reviewer.client.releaseCase(await seen(caseId));
    expect(await rival.client.getCase({ id: caseId })).toMatchObject({ state: 'submitted', reviewer: null });
  });
});

describe('reading', () => {
  it('S2.7 shows what the certificate says against what was typed', async () => {
    const { caseId } = await apply();
    const { client } = await admin();
    expect(await client.getCase({ id: caseId })).toMatchObject({ reading: null });
    expect(await client.listCases()).toMatchObject({ rows: [{ flags: null }] });
    expect(await runJobs()).toEqual([]);
    const { reading } = await client.getCase({ id: caseId });
    expect(reading).toMatchObject({ hasText: true, pages: 1 });
    expect(reading?.comparisons.find(({ field }) => field === 'businessNumber')).toEqual({
      field: 'businessNumber',
      typed: NUMBER,
      found: [NUMBER],
      agreement: 'agrees',
    });
    expect(reading?.checks.find(({ check }) => check === 'tax_office')).toMatchObject({ outcome: 'skipped' });
  });

  it('marks a number that differs, in the queue too', async () => {
    const certificate = await certificatePdf({ businessNumber: '2208162517' });
    const { caseId } = await apply({ certificate });
    const { client } = await admin();
    const status: TaxStatus = {
      state: 'closed',
      endedOn: '2025-01-01',
      taxType: '',
      askedAt: world.clock(),
      answer: {},
    };
    await runJobs({ statusOf: async () => new Map([[NUMBER, status]]), validate: async () => new Map() });
    const [row] = (await client.listCases()).rows;
    expect(row?.flags).toEqual(
      expect.arrayContaining([
        { check: 'certificate_text', outcome: 'fail' },
        { check: 'tax_office', outcome: 'fail' },
      ]),
    );
    const { reading } = await client.getCase({ id: caseId });
    expect(reading?.comparisons[0]).toMatchObject({ agreement: 'differs', found: ['2208162517'] });
  });

  it('is done again when an operator wants it, and never for what is over', async () => {
    const { caseId } = await apply();
    const { client } = await admin();
    await runJobs();
    const before = await seen(caseId);
    await client.readCase(before);
    expect(await client.getCase({ id: caseId })).toMatchObject({ reading: null });
    await expect(client.readCase(before)).rejects.toMatchObject({ code: 'company.case_changed' });
    await client.verifyCase(await seen(caseId));
    await expect(client.readCase(await seen(caseId))).rejects.toMatchObject({ code: 'company.case_closed' });
    expect(await runJobs()).toEqual([]);
    expect(await client.getCase({ id: caseId })).toMatchObject({ reading: null, can: { read: false } });
  });

  it('does without a certificate that is gone', async () => {
    const { caseId, userId } = await apply();
    const { storage_key } = await world
      .db()
      .selectFrom('document')
      .select('storage_key')
      .where('uploaded_by', '=', userId)
      .executeTakeFirstOrThrow();
    await world.files.remove(storage_key);
    expect(await runJobs()).toEqual([]);
    const { client } = await admin();
    expect(await client.getCase({ id: caseId })).toMatchObject({ reading: { hasText: false } });
  });
});
