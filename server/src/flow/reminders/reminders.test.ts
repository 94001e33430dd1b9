import { LANGUAGES } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { entryDeadline, reminderStage } from './deadline.rules.ts';
import { reminderJobs } from './reminder.jobs.ts';
import { entryTasks } from './reminders.ts';

const world = useWorld();
const { pair, ship, receive, firm, product, link, member, propose } = useFlows(world);

/** Runs the job of one morning, at nine in Korea. */
const runOn = (day: string) => {
  const { notices } = world.platform;
  const rest = { payload: null, progress: async () => undefined, isCancelled: async () => false };
  const run = reminderJobs({ notices, clock: () => new Date(`${day}T00:00:00Z`) })['flow.open'];
  return run({ inTransaction: (act) => act(world.db()), ...rest });
};
const noticesTo = async (id: string) =>
  (await world.db().selectFrom('notice').select(['kind', 'about', 'path']).where('user_id', '=', id).execute()).filter(
    ({ kind }) => kind === 'flow.open',
  );
const tasksOn = (companyId: string, day: string) => entryTasks(world.db(), { companyId }, new Date(`${day}T00:00:00Z`));

it('27.4 reminds in the first days after a period and again a week before the deadline', () => {
  expect(entryDeadline('2026-Q3')).toBe('2026-11-14');
  expect(entryDeadline('2026-10')).toBe('2026-11-14');
  const days = ['2026-10-02', '2026-10-03', '2026-11-06', '2026-11-07', '2026-11-14', '2026-11-15'];
  expect(days.map((day) => reminderStage('2026-Q3', day))).toEqual([null, 'first', 'first', 'last', 'last', null]);
});

describe('the daily job', () => {
  it('27.4 tells each company once how many of its links are open, and replaces the first reminder by the last', async () => {
    const made = await pair();
    const { supplier, buyer } = made;
    await ship(made, 100);
    await receive(made, 100);
    const path = '/supply-chain/flow/ledger/enter?period=2026-Q4';
    for (const day of ['2027-01-01', '2027-01-03', '2027-01-04', '2027-01-05']) await runOn(day);
    const first = [{ kind: 'flow.open', path, about: { period: '2026-Q4', count: '1', dueOn: '2027-02-14' } }];
    expect(await noticesTo(supplier.owner.id)).toEqual(first);
    expect(await noticesTo(buyer.owner.id)).toEqual(first);
    expect(await noticesTo((await member(buyer.id, 'viewer')).id)).toEqual([]);
    await ship(made, 90, { period: '2026-Q4' });
    for (const day of ['2027-02-07', '2027-02-08', '2027-02-15']) await runOn(day);
    // The supplier has entered its side; the buyer keeps one notice, not two.
    expect(await noticesTo(buyer.owner.id)).toEqual(first);
    const sent = (await world.mails()).filter(({ kind }) => kind === 'flow.open');
    expect(sent.map(({ recipient }) => recipient).length).toBe(3);
  });

  it('27.4 counts months for those who enter months, and leaves alone those who enter nothing', async () => {
    const made = await pair();
    const { supplier, buyer, sold } = made;
    const other = await firm('새 고객');
    await link(other, await product(other, '합금'), supplier, sold);
    await ship(made, 100, { period: '2026-11' });
    await runOn('2026-12-03');
    expect(await noticesTo(supplier.owner.id)).toMatchObject([{ about: { period: '2026-11', count: '1' } }]);
    expect(await noticesTo(buyer.owner.id)).toEqual([]);
    expect(await noticesTo(other.owner.id)).toEqual([]);
    await runOn('2027-01-03');
    const told = (await noticesTo(supplier.owner.id)).map(
      ({ about }) => `${Object(about).period} ${Object(about).count}`,
    );
    expect(told.toSorted()).toEqual(['2026-11 1', '2026-12 2']);
  });

  it.each(LANGUAGES)('27.4 writes its mail in %s', async (language) => {
    const made = await pair();
    await ship(made, 100);
    const reader = await member(made.supplier.id, 'editor', { language });
    await runOn('2027-01-04');
    const own = (await world.mails()).filter(({ user_id, kind }) => user_id === reader.id && kind === 'flow.open');
    const subject = {
      kr: '아직 입력하지 않은 수량이 있어요',
      en: 'Some quantities are still open',
      cn: '还有尚未录入的数量',
      jp: '未入力の数量があります',
    }[language];
    expect(own).toHaveLength(1);
    expect(own[0]?.subject).toContain(subject);
  });
});

describe('the task', () => {
  it('27.4 is there from the end of the period until everything is entered, or until the deadline', async () => {
    const made = await pair();
    const { supplier, buyer } = made;
    await ship(made, 100);
    expect(await tasksOn(supplier.id, '2027-01-02')).toEqual([
      {
        ...{ kind: 'flow.enter', id: supplier.id, waiter: 'time', dueOn: '2027-02-14' },
        ...{ since: '2026-12-31T15:00:00.000Z', about: { period: '2026-Q4', count: '1' } },
      },
    ]);
    expect(await tasksOn(buyer.id, '2027-01-02')).toEqual([]);
    expect(await tasksOn(supplier.id, '2027-02-15')).toEqual([]);
    await ship(made, 0, { period: '2026-Q4' });
    expect(await tasksOn(supplier.id, '2027-01-02')).toEqual([]);
  });

  it('27.4 leaves out links that had ended before, or that nobody has confirmed', async () => {
    const made = await pair();
    const { supplier, linkId } = made;
    await ship(made, 100);
    const customer = await firm('제안한 고객');
    await propose(customer, await product(customer, '제품'), supplier);
    expect(await tasksOn(supplier.id, '2027-01-02')).toMatchObject([{ about: { count: '1' } }]);
    const links = world.db().updateTable('supply_link').where('id', '=', linkId);
    const validTo = sql<never>`jsonb_set(figures, '{validTo}', '"2026-09-30"')`;
    await links.set({ state: 'ended', figures: validTo }).execute();
    expect(await tasksOn(supplier.id, '2027-01-02')).toEqual([]);
  });
});
