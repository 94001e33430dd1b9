import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useCases } from '../../test/fixtures/company/cases.ts';
import { watchStatements } from '../../test/fixtures/database/plans.ts';
import { useSupply } from '../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { countUnreviewedAccesses } from '../admin/access/unreviewed.ts';
import { caseDueOn, firstDayInTime } from '../company/verification/due-date.ts';
import type { Db } from '../kit/db/database.ts';
import { insertMail } from '../notice/mail/mail.store.ts';
import { markBounced } from '../supply/invitations/due.store.ts';
import { loadOperatorDashboard } from './operator-dashboard.ts';

const world = useWorld();
const { firm, member, product } = useSupply(world);
const { apply, admin, seen } = useCases(world);

describe('getOperatorDashboard', () => {
  it('S2.7 counts cases that wait, how long, and which are late', async () => {
    await apply();
    world.passHours(20);
    const second = await apply({ businessNumber: '2208162517' });
    world.passHours(1);
    const operator = await admin();
    const { asOf, ...first } = await operator.client.getOperatorDashboard();
    expect(Date.parse(asOf)).toBe(world.clock().getTime());
    expect(first.cases).toEqual({ waiting: 2, oldestHours: 21, overdue: 0, decidedIn30Days: 0, medianHours: null });
    await operator.client.verifyCase(await seen(second.caseId));
    expect((await operator.client.getOperatorDashboard()).cases).toMatchObject({
      waiting: 1,
      decidedIn30Days: 1,
      medianHours: 1,
    });
    // Submitted on a Sunday and due by Tuesday: late on Wednesday.
    world.passHours(24 * 2 + 15);
    expect(await late()).toBe(1);
    world.passHours(24 * 31);
    expect((await (await admin()).client.getOperatorDashboard()).cases).toMatchObject({ decidedIn30Days: 0 });
  });
  const late = async () => (await (await admin()).client.getOperatorDashboard()).cases.overdue;

  it('S2.7 tells of what the tax office says of verified companies, where it is asked', async () => {
    const firms = [await firm('계속'), await firm('폐업'), await firm('휴업'), await firm('무응답')];
    const at = world.clock().toISOString();
    for (const [nth, state] of (['active', 'closed', 'suspended', 'unknown'] as const).entries())
      await world
        .db()
        .insertInto('company_tax_status')
        .values({
          business_number: firms[nth]?.number ?? '',
          state,
          since: at,
          answered_at: at,
          asked_at: at,
          answer: '{}',
        })
        .execute();
    await world.company('9999999999');
    const dashboard = await loadOperatorDashboard(world.db(), { countUnreviewedAccesses }, world.clock(), true);
    expect(dashboard.taxOffice).toEqual({ isAsked: true, unanswered: 1, closed: 1, suspended: 1 });
    const { taxOffice } = await (await admin()).client.getOperatorDashboard();
    expect(taxOffice).toEqual({ isAsked: false, unanswered: 0, closed: 1, suspended: 1 });
    const operator = (await admin()).client;
    for (const [tax, names] of [
      ['stopped', ['폐업', '휴업']],
      ['unanswered', ['무응답']],
    ] as const) {
      const { rows, total } = await operator.listCompanies({ state: 'verified', tax, sort: 'name' });
      expect([total, rows.map(({ name }) => name)], tax).toEqual([names.length, names]);
    }
  });

  it('S2.7 counts invitations on their way and those that bounced, failed mails, and what was looked at last month', async () => {
    const buyer = await firm('구매사');
    const productId = await product(buyer, '제품');
    const invite = (email: string, name: string) =>
      buyer.owner.inviteSupplier({
        email,
        language: 'kr',
        country: 'VN',
        companyName: name,
        proposal: { productId, words: { product: name }, figures: { spendShare: 10 } },
      });
    await invite('a@eco.test', '가');
    await invite('b@eco.test', '나');
    const [mail] = (await world.mails()).filter(({ recipient }) => recipient === 'b@eco.test');
    await markBounced(world.db(), mail?.id ?? '', world.clock());
    const words = { recipient: 'a@b.test', subject: '-', body_text: '-', body_html: '-', kind: 'test' };
    const at = { created_at: world.clock().toISOString(), language: 'kr' as const };
    await insertMail(world.db(), { ...words, ...at, state: 'failed' });
    const look = { actor_id: await world.person({}), operation: 'getDocument', address: '', request_id: '-' };
    const days = ['2026-09-30T14:59:59Z', '2026-09-30T15:00:00Z', '2026-10-31T14:59:59Z', '2026-10-31T15:00:00Z'];
    for (const day of days)
      await world
        .db()
        .insertInto('kit_access')
        .values({
          ...look,
          kind: 'document',
          at: day,
          person_id: null,
          company_id: buyer.id,
          record_id: crypto.randomUUID(),
        })
        .execute();
    const operator = (await admin()).client;
    expect(await operator.getOperatorDashboard()).toMatchObject({
      invitations: { bounced: 1, open: 1 },
      mails: { failed: 1 },
      accesses: { month: '2026-10', count: 2 },
    });
    expect((await operator.getAccessMonth({ month: '2026-10' })).accesses).toBe(2);
    await operator.reviewAccessMonth({ month: '2026-10' });
    expect((await operator.getOperatorDashboard()).accesses).toEqual({ month: '2026-10', count: 0 });
  });

  it('S2.14 26.2 counts what operators have done since Monday, and nothing of the week before', async () => {
    const operator = await admin();
    // The clock of the test is a Sunday morning in Seoul: its week began on Monday, 9 November.
    const lastWeek = await apply();
    await operator.client.verifyCase(await seen(lastWeek.caseId));
    world.passHours(24);
    const [first, second, third] = [
      await apply({ businessNumber: '2208162517' }),
      await apply({ businessNumber: '1018100363' }),
      await apply({ businessNumber: '1138145534' }),
    ];
    const today = (await admin()).client;
    await today.verifyCase(await seen(first.caseId));
    await today.rejectCase({ ...(await seen(second.caseId)), reason: '다른 회사' });
    await today.askCorrection({ ...(await seen(third.caseId)), fields: [{ field: 'representative', note: '?' }] });
    const words = { recipient: 'a@b.test', subject: '-', body_text: '-', body_html: '-', kind: 'test' };
    const mail = (day: string, state: 'failed' | 'sent') =>
      insertMail(world.db(), { ...words, created_at: `${day}T00:00:00+09:00`, language: 'kr', state });
    const before = (await today.getOperatorDashboard()).week.mails;
    await mail('2026-11-15', 'failed');
    await mail('2026-11-16', 'failed');
    await mail('2026-11-16', 'sent');
    const { week, health } = await today.getOperatorDashboard();
    expect(week).toMatchObject({ from: '2026-11-16', cases: { verified: 1, returned: 1, rejected: 1 } });
    expect([week.mails.all - before.all, week.mails.failed - before.failed]).toEqual([2, 1]);
    expect(week.reviews).toEqual({ decided: 0, medianDays: null });
    // Nobody has run the jobs of the day before.
    const job = { kind: 'test', payload: '{}' };
    const [soon, late] = [59, 61].map((minutes) => new Date(world.clock().getTime() - minutes * 60_000).toISOString());
    await world
      .db()
      .insertInto('kit_job')
      .values([
        { ...job, key: 'soon', due_at: soon ?? '' },
        { ...job, key: 'late', due_at: late ?? '' },
        { ...job, key: 'done', due_at: late ?? '', state: 'done' },
      ])
      .execute();
    expect((await today.getOperatorDashboard()).health.lateJobs).toBe(health.lateJobs + 1);
  });

  it('S2.14 26.2 loads in as many statements however much there is, and finds the week by indexes', async () => {
    const db = world.db();
    const load = (watched: Db) => loadOperatorDashboard(watched, { countUnreviewedAccesses }, world.clock(), false);
    const { statements } = await watchStatements(db, load);
    expect(statements).toHaveLength(4);
    const old = '2026-01-01T00:00:00Z';
    await sql`insert into kit_audit (at, operation, request_id, address)
      select ${old}::timestamptz, 'verifyCase', '-', '' from generate_series(1, 5000)`.execute(db);
    await sql`insert into notice_mail (created_at, recipient, subject, body_text, body_html, kind, language, state)
      select ${old}::timestamptz, 'a@b.test', '-', '-', '-', 'test', 'kr', 'sent' from generate_series(1, 5000)`.execute(
      db,
    );
    await sql`analyze kit_audit, notice_mail`.execute(db);
    const watched = await watchStatements(db, load);
    expect(watched.statements).toHaveLength(4);
    expect(watched.plans.join('\n')).not.toMatch(/Seq Scan on (kit_audit|notice_mail)\b/);
  });

  it('is for operators', async () => {
    const company = await firm('회사');
    for (const role of ['owner', 'viewer'] as const)
      await expect((await member(company.id, role)).getOperatorDashboard()).rejects.toMatchObject({
        code: 'access.denied',
      });
    await expect((await admin()).client.getDashboard()).rejects.toMatchObject({ code: 'access.denied' });
  });
});

describe('caseDueOn', () => {
  it('counts working days of Korea', () => {
    // A Thursday evening in London is a Friday in Seoul.
    expect(caseDueOn('2026-11-12T20:00:00Z')).toBe('2026-11-17');
    expect(caseDueOn('2026-11-13T00:00:00Z')).toBe('2026-11-17');
    expect(caseDueOn('2026-11-14T00:00:00Z')).toBe('2026-11-17');
    expect(caseDueOn('2026-11-16T00:00:00Z')).toBe('2026-11-18');
  });

  it('says from which day on nothing is late', () => {
    expect(firstDayInTime('2026-11-18')).toBe('2026-11-16');
    expect(firstDayInTime('2026-11-17')).toBe('2026-11-13');
    expect(firstDayInTime('2026-11-16')).toBe('2026-11-12');
  });
});
