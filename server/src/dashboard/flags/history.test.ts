import { FLAG_FILTERS, namedOnly } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useFlagDays } from '../../../test/fixtures/dashboard/flag-days.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { analyzeAll, fillDashboard } from '../../../test/fixtures/large/dashboard.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { countFlagHistory, findFlagHistory } from './history.store.ts';

const world = useWorld();
const { firm, member, product, propose } = useSupply(world);
const { runDay, passDays } = useFlagDays(world);

describe('listFlagHistory', () => {
  it('S2.2 lists what each figure of the flags counts: what is new, what closed, and what was open week by week', async () => {
    const company = await firm('회사');
    const owner = () => member(company.id);
    const add = async (standardName: string, validTo: string) =>
      (await owner()).addCertificate({ standardName, validTo });
    const { id } = await add('ISO 9001', '2026-11-10');
    await runDay();
    await passDays(2);
    await add('ISO 14001', '2026-11-12');
    await passDays(1);
    await (await owner()).revokeCertificate({ id, version: 1, reason: '반납' });
    await passDays(8);

    const { flags } = await (await owner()).getDashboard();
    const listed = async (show: 'open' | 'new' | 'closed', week?: string) => {
      const { rows, total } = await (await owner()).listFlagHistory({ show, ...(week && { week }) });
      expect(rows).toHaveLength(total);
      return rows.map(({ name, firstOn, lastOn }) => [name, firstOn, lastOn]);
    };
    expect(await listed('new')).toHaveLength(flags.newThisWeek);
    expect(await listed('closed')).toHaveLength(flags.closedThisWeek);
    expect(flags.weeks.length).toBeGreaterThan(1);
    for (const { from, open } of flags.weeks) expect(await listed('open', from), from).toHaveLength(open);

    expect(await listed('new', '2026-11-18')).toEqual([['ISO 14001', '2026-11-18', null]]);
    expect(await listed('closed', '2026-11-22')).toEqual([['ISO 9001', '2026-11-15', '2026-11-18']]);
    expect(await listed('open', '2026-11-09')).toEqual([['ISO 9001', '2026-11-15', '2026-11-18']]);
    expect(await listed('open')).toEqual([['ISO 14001', '2026-11-18', null]]);
    // No count was made in these weeks.
    for (const week of ['2026-11-02', '2026-12-07']) expect(await listed('open', week)).toEqual([]);
  });

  it('S2.2 says which week it is, and goes on page by page', async () => {
    const company = await firm('회사');
    for (const name of ['가', '나', '다'])
      await company.owner.addCertificate({ standardName: name, validTo: '2026-11-10' });
    await runDay();
    const page = async (at: number) => await company.owner.listFlagHistory({ week: '2026-11-12', page: at, size: 2 });
    const [first, second, beyond] = [await page(1), await page(2), await page(3)];
    expect(first).toMatchObject({ total: 3, week: { from: '2026-11-09', to: '2026-11-15' } });
    expect([...first.rows, ...second.rows].map(({ name }) => name).toSorted()).toEqual(['가', '나', '다']);
    expect(beyond).toMatchObject({ total: 3, rows: [] });
  });

  it('S2.2 calls a link by the own product, and tells nobody of what is another’s', async () => {
    const [buyer, supplier, stranger] = [await firm('사는 회사'), await firm('카나리아'), await firm('남')];
    const pack = await product(buyer, '배터리팩');
    await propose(buyer, pack, supplier);
    await passDays(20);
    const { rows } = await (await member(buyer.id, 'viewer')).listFlagHistory({});
    // A partner that has not agreed to the link yet has the name that the proposer uses.
    const names = { name: '배터리팩', partner: namedOnly('우리가 부르는 이름'), goods: '부품', period: '' };
    expect(rows).toMatchObject([{ code: 'LINK_UNCONFIRMED', subject: 'link', lastOn: null, ...names }]);
    expect(JSON.stringify(rows)).not.toContain('카나리아');
    expect(await (await member(stranger.id)).listFlagHistory({})).toMatchObject({ rows: [], total: 0 });
    await expect((await world.admin()).listFlagHistory({})).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('S2.2 refuses weeks and lists that are none', async () => {
    const { owner } = await firm('회사');
    for (const query of [
      { week: '2026-02-30' },
      { week: '어제' },
      { show: 'all' as 'open' },
      { page: 0 },
      { size: 101 },
    ])
      await expect(owner.listFlagHistory(query), JSON.stringify(query)).rejects.toMatchObject({
        code: 'request.invalid',
      });
  });

  it('S2.2 reads the weeks of one company by index, however many it and others have', async () => {
    const db = world.db();
    const ids = [];
    for (let at = 0; at < 6; at += 1) ids.push(await world.company());
    const [own = ''] = ids;
    await sql`insert into dashboard_counted (company_id, first_on, last_on)
      select id, date '2020-01-01', date '2026-11-15' from unnest(${ids}::uuid[]) id`.execute(db);
    await sql`insert into dashboard_flag (company_id, code, subject_id, severity, first_on, last_on)
      select id, 'CERT_EXPIRED', gen_random_uuid(), 'high', day, day + 3
      from unnest(${ids}::uuid[]) id, generate_series(0, 1499) n, lateral (select date '2021-01-01' + n as day) that`.execute(
      db,
    );
    // The subjects are looked up one by one among the rows of all companies.
    await fillDashboard(db, '남의 회사', { factories: 100, links: 500, flows: 2_000 });
    await analyzeAll(db);
    for (const show of FLAG_FILTERS) {
      const query = { show, from: '2024-03-04', to: '2024-03-10' };
      const now = { companyId: own, flags: [], today: '2026-11-15' };
      const ask = async (watched: Db) => {
        await countFlagHistory(watched, now, query);
        await findFlagHistory(watched, now, query, { page: 1, size: 20 });
      };
      const { statements, plans } = await watchStatements(db, ask);
      expect(statements).toHaveLength(2);
      for (const plan of plans) {
        expect(plan, show).toContain('dashboard_flag_weeks');
        expect(plan, show).toMatch(/Index Cond: [^\n]*last_on/);
        expect(plan, show).not.toMatch(
          /Seq Scan on (dashboard_flag|factory|factory_certificate|supply_product|supply_link|flow_row)\b/,
        );
      }
    }
  });
});
