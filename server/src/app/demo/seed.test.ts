import {
  contract,
  DECLARATION_KINDS,
  DECLARATION_STATES,
  type Endpoint,
  REQUEST_STATES,
  type SupplyFlag,
} from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countedFigures, shownFigures, wrongCoverage } from '../../../test/fixtures/dashboard/raw-dashboard.ts';
import { rawReviewRows } from '../../../test/fixtures/dashboard/raw-reviews.ts';
import { EMPTY_IN_DEMO } from '../../../test/fixtures/demo/empty-tables.ts';
import { useSeededDemo } from '../../../test/fixtures/demo/seeded-demo.ts';
import { describeShown } from '../../../test/fixtures/demo/visible-demo.ts';
import { readHead } from '../../kit/audit/head.ts';
import { createSealer } from '../../kit/audit/sealer.ts';
import { isWhole, verifyWithin } from '../../kit/audit/verification.ts';
import { flagsOf } from '../../supply/risks/flags.service.ts';
import { loadChain } from '../../supply/tiers/chain.ts';
import { coverageOf } from '../../supply/tiers/network-coverage.ts';
import { loopsIn } from '../../supply/tiers/network-loops.ts';
import { flagSources } from '../slices.ts';

/** The day of `demo.json`, after lunch. */
const filled = useSeededDemo(new Date('2026-11-15T05:30:00Z'));
const { demo, expected, db, accounts, signedIn } = filled;
const LAST_QUARTER = '2026-Q3';

const statesOf = async (table: 'review_declaration' | 'review_request' | 'company_case' | 'supply_invitation') =>
  new Set((await db().selectFrom(table).select('state').distinct().execute()).map(({ state }) => state));
const companyId = async (code: string) => {
  const name = demo.companies.find((company) => company.code === code)?.name_ko ?? '';
  return (await db().selectFrom('company').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
};

describe('fillDemo', () => {
  it('S1.3 offers eight accounts, each with something to do, a company where it has one, and its language', async () => {
    expect(accounts().map(({ key, role, language }) => [key, role, language])).toEqual([
      ['buyer', 'supplier', 'kr'],
      ['cellMaker', 'supplier', 'kr'],
      ['cathode', 'supplier', 'kr'],
      ['plating', 'supplier', 'kr'],
      ['dyeing', 'supplier', 'kr'],
      ['refiner', 'supplier', 'cn'],
      ['verifier', 'admin', 'kr'],
      ['reviewer', 'admin', 'kr'],
    ]);
    for (const { email, name, company } of accounts()) {
      const caller = await signedIn(email);
      expect((await caller.listTasks()).total, email).toBeGreaterThan(1);
      expect((await caller.listNotices()).total, email).toBeGreaterThan(3);
      expect((await caller.getMe()).name).toBe(name);
      if (company !== '') expect(await caller.getCompany()).toMatchObject({ name: company, state: 'verified' });
    }
  });

  it('S1.3 gives each of them the task that it is there to show', async () => {
    const kinds = new Map<string, string[]>();
    for (const { key, email } of accounts())
      kinds.set(key, Object.keys((await (await signedIn(email)).listTasks()).counts));
    const wanted = {
      buyer: ['declaration.review', 'link.answer', 'company.join', 'invitation.failed'],
      cellMaker: ['request.answer', 'declaration.review', 'certificate.ending'],
      cathode: ['link.answer', 'request.answer'],
      plating: ['request.answer', 'link.answer'],
      dyeing: ['declaration.change', 'certificate.expired', 'flow.offer', 'action.do'],
      refiner: ['link.answer', 'disclosure.answer'],
      verifier: ['case.decide', 'mail.failed'],
      reviewer: ['declaration.review'],
    };
    for (const [key, all] of Object.entries(wanted)) expect(kinds.get(key), key).toEqual(expect.arrayContaining(all));
  });

  it('S2.2 shows each of them on the dashboard what its own rows say', async () => {
    const now = filled.clock();
    const rows = await rawReviewRows(db());
    for (const { email } of accounts().filter(({ role }) => role === 'supplier')) {
      const member = await db()
        .selectFrom('account_user as person')
        .innerJoin('company_member as member', 'member.user_id', 'person.id')
        .select(['person.id as userId', 'member.company_id as companyId', 'member.role'])
        .where('person.email', '=', email)
        .executeTakeFirstOrThrow();
      const who = { ...member, isOwner: member.role === 'owner' };
      const { figures, coverage } = await countedFigures(db(), who, now, rows);
      const shown = await (await signedIn(email)).getDashboard();
      expect(shownFigures(shown), email).toEqual(figures);
      expect(wrongCoverage(shown.coverage, coverage), email).toEqual([]);
    }
  });

  it('S2.1 answers every page that each of them can open, without an error', async () => {
    for (const { email, role } of accounts()) {
      const caller = await signedIn(email);
      const refused: string[] = [];
      for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
        const input = INPUTS[name] ?? {};
        if (!isPage(endpoint, role) || !endpoint.input.safeParse(input).success) continue;
        const call: unknown = Reflect.get(caller, name);
        if (typeof call !== 'function') throw new Error(`there is no ${name}`);
        await call(input).catch((error: Error) => refused.push(`${name} ${error.message}`));
      }
      // Only owners see requests to join and invitations.
      const isEditor = email.startsWith('editor@');
      expect(refused, email).toEqual(
        isEditor ? ['listJoinRequests access.denied', 'listInvitations access.denied'] : [],
      );
    }
  });

  it('S2.1 leaves no table empty that the demo could fill', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kit%' order by 1`.execute(
      db(),
    );
    const empty = [];
    for (const { name } of rows) {
      const { rows: found } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(db());
      if (found.length === 0) empty.push(name);
    }
    expect(empty).toEqual(EMPTY_IN_DEMO);
  });

  it('S2.3 has declarations of every kind and in every state, requests, cases and invitations too', async () => {
    expect(await statesOf('review_declaration')).toEqual(new Set(DECLARATION_STATES));
    expect(await statesOf('review_request')).toEqual(new Set(REQUEST_STATES));
    expect(await statesOf('company_case')).toEqual(new Set(['submitted', 'needs_correction', 'verified', 'rejected']));
    expect(await statesOf('supply_invitation')).toEqual(new Set(['sent', 'opened', 'accepted', 'declined', 'expired']));
    const kinds = await db().selectFrom('review_declaration').select('kind').distinct().execute();
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...DECLARATION_KINDS].toSorted());
    const actions = new Map<string, number>();
    for (const { email } of accounts())
      for (const { state } of (await (await signedIn(email)).listActions({ size: 100 })).rows)
        actions.set(state, (actions.get(state) ?? 0) + 1);
    expect([...actions.keys()].toSorted()).toEqual(['in_progress', 'open', 'overdue', 'resolved', 'under_review']);
  });

  it('S3.2 has two newcomers who wait, one of them with a business that the tax office calls closed', async () => {
    const verifier = await signedIn(accounts().find(({ key }) => key === 'verifier')?.email ?? '');
    const { rows } = await verifier.listCases();
    expect(rows.filter(({ kind }) => kind === 'claim')).toHaveLength(2);
    const failed = rows.filter(({ flags }) =>
      flags?.some(({ check, outcome }) => check === 'tax_office' && outcome !== 'pass'),
    );
    expect(failed.map(({ companyName }) => companyName)).toEqual(['도경금속']);
    expect(rows.filter(({ kind }) => kind === 'join')).toHaveLength(1);
    expect(rows.find(({ kind }) => kind === 'identity')?.companyName).toBe('(주)청림동박');
  });

  it('S2.2 spreads what was told over months: the old is read, the new is not', async () => {
    const notices = await db().selectFrom('notice').select(['created_at', 'read_at']).orderBy('created_at').execute();
    const months = new Set(notices.map(({ created_at }) => created_at.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(6);
    const isOld = (moment: string) => moment < '2026-11-01';
    expect(notices.every(({ created_at, read_at }) => !isOld(created_at) || read_at !== null)).toBe(true);
    expect(notices.filter(({ read_at }) => read_at === null).length).toBeGreaterThan(10);
    expect(notices.every(({ created_at }) => Date.parse(created_at) <= filled.clock().getTime())).toBe(true);
    // Later mails are those of people who have signed in during the tests.
    const before = filled.clock().toISOString();
    const mails = await db().selectFrom('notice_mail').select('state').where('created_at', '<', before).execute();
    expect(mails.filter(({ state }) => state === 'failed')).toHaveLength(1);
    expect(mails.every(({ state }) => state === 'failed' || state === 'sent')).toBe(true);
  });

  it('S6.3 leaves an audit trail that can be sealed and verified', async () => {
    const folder = filled.folder();
    const { inTransaction, clock } = filled;
    const problems: unknown[] = [];
    const onError = (error: unknown) => problems.push(error);
    const sealer = createSealer({ database: { inTransaction, inStatement: inTransaction }, folder, clock, onError });
    await sealer.stop();
    const verdict = await verifyWithin(db(), readHead(folder));
    expect(problems).toEqual([]);
    expect(isWhole(verdict)).toBe(true);
    expect(verdict.sealed).toBeGreaterThan(500);
  });
});

describeShown(filled);

describe('the filled demo', () => {
  it('S2.4 balances its last closed quarter as `demo.json` does', async () => {
    const found = [];
    for (const code of ['C07', 'C41', 'C38', 'C39']) {
      const { rows } = await (await signedIn(`owner@${code.toLowerCase()}.demo.invalid`)).getMassBalance({
        period: LAST_QUARTER,
      });
      found.push(
        ...rows.map(({ single, quantityPerUnit }) =>
          [quantityPerUnit, single.available, single.out, single.verdict].join(),
        ),
      );
    }
    const wanted = expected.mass_balance.map((row: Balanced) => [row.conv, row.in_t, row.out_t, row.result].join());
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('S2.4 shows the flags of `demo.json`, and of links only those that were asked of suppliers besides', async () => {
    const found: SupplyFlag[] = [];
    for (const { id } of await db().selectFrom('company').select('id').execute())
      found.push(...(await flagsOf(db(), id, demo.as_of, flagSources)));
    const count = (code: string, severity?: string) =>
      new Set(
        found
          .filter((flag) => flag.code === code && (severity ?? flag.severity) === flag.severity)
          .map(({ subjectId }) => subjectId),
      ).size;
    const { LINK_UNCONFIRMED, CERT_EXPIRING, SINGLE_SOURCE, ...others } = expected.flag_counts;
    for (const [code, wanted] of Object.entries(others)) expect(count(code), code).toBe(wanted);
    expect(count('CERT_EXPIRING', 'medium')).toBe(CERT_EXPIRING);
    expect(count('SINGLE_SOURCE', 'high')).toBe(SINGLE_SOURCE);
    expect(count('LINK_UNCONFIRMED')).toBe(LINK_UNCONFIRMED + 1);
  });

  it.each(['P01', 'P40'])('S2.4 covers %s as `demo.json` does', async (root) => {
    const company = demo.products.find(({ code }) => code === root)?.company ?? '';
    const { id } = await db()
      .selectFrom('supply_product')
      .select('id')
      .where('part_number', '=', root)
      .executeTakeFirstOrThrow();
    const { network } = await loadChain(db(), filled.masking(), await companyId(company), filled.clock(), id);
    for (const kind of ['confirmed', 'declared'] as const) {
      const [curve = []] = coverageOf(network, loopsIn(network), kind);
      // Four digits must agree; for a value exactly between two, the order of addition decides.
      for (const [nth, wanted] of expected.roots[root][`coverage_${kind}`].entries())
        expect(Math.abs((curve[nth] ?? 0) - wanted), `${kind} ${nth + 1}`).toBeLessThan(0.5e-4 + 1e-12);
    }
  });
});

type Balanced = { conv: number; in_t: number; out_t: number; result: string };

const isPage = ({ method, access, path, body }: Endpoint, role: 'supplier' | 'admin') =>
  method === 'GET' && access !== 'public' && access.includes(role) && !path.includes(':') && body !== 'file';

const INPUTS: Record<string, object> = {
  listReviewRequests: { side: 'received' },
  getMassBalance: { period: LAST_QUARTER },
  getFlowMap: { from: '2025-Q4', to: LAST_QUARTER },
  getFlowQuarters: { from: '2025-Q4', to: LAST_QUARTER },
  search: { q: '공장' },
};
