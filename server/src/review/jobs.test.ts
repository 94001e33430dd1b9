import { describe, expect, it } from 'vitest';
import { useReviewRows } from '../../test/fixtures/review/rows.ts';
import { type Firm, useSupply } from '../../test/fixtures/supply/companies.ts';
import { useCompanies } from '../../test/fixtures/world/companies.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import type { InTransaction } from '../kit/db/database.ts';
import { reviewJobs } from './review.jobs.ts';

const world = useWorld();
const { firm } = useSupply(world);
const { noticesOf } = useCompanies(world);
const { request, declaration } = useReviewRows(world);
const DAY_MS = 24 * 60 * 60 * 1000;

let asker: Firm;
let supplier: Firm;
world.arrange(async () => {
  [asker, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
});

/** Runs the job of one morning, at nine in Korea. */
const runOn = (day: string, inTransaction: InTransaction = (act) => act(world.db())) => {
  const clock = () => new Date(`${day}T00:00:00Z`);
  const { notices } = world.platform;
  const rest = { payload: null, progress: async () => undefined, isCancelled: async () => false };
  return reviewJobs({ notices, clock })['review.due']({ inTransaction, ...rest });
};
/** Runs the job every morning for some days. */
const runDays = async (from: string, days: number) => {
  for (let day = 0; day < days; day += 1)
    await runOn(new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10));
};

const noticesTo = async (id: string, kind: string) =>
  (await noticesOf(id)).filter((notice) => notice.kind === kind).map(({ about }) => Object(about));

describe('requests', () => {
  const dueRequest = async (due_on: string, next_reminder_on: string) => {
    const id = await request(asker.id, supplier.id);
    const change = { due_on, next_reminder_on };
    await world.db().updateTable('review_request').set(change).where('id', '=', id).execute();
    return id;
  };

  it('S2.4 reminds seven days and one day before, and tells both sides the day after', async () => {
    await dueRequest('2026-12-15', '2026-12-08');
    await runDays('2026-12-01', 30);
    const received = await noticesTo(supplier.owner.id, 'review.due');
    expect(received.map(({ days, change, company }) => [days, change, company]).toSorted()).toEqual([
      ['-1', 'overdue', asker.name],
      ['1', 'due', asker.name],
      ['7', 'due', asker.name],
    ]);
    const askerReceived = await noticesTo(asker.owner.id, 'review.due');
    expect(askerReceived.map(({ days, change, company }) => [days, change, company])).toEqual([
      ['-1', 'overdue', supplier.name],
    ]);
  });

  it('S2.4 tells only the most urgent after a standstill, and nothing of what was answered', async () => {
    await dueRequest('2026-12-15', '2026-12-08');
    const answered = await dueRequest('2026-12-15', '2026-12-08');
    await world.db().updateTable('review_request').set({ state: 'answered' }).where('id', '=', answered).execute();
    await runOn('2026-12-20');
    await runOn('2026-12-21');
    expect(await noticesTo(supplier.owner.id, 'review.due')).toMatchObject([{ days: '-5', change: 'overdue' }]);
  });

  it('S2.4 goes on after a crash where it was, and tells nobody twice', async () => {
    for (let nth = 0; nth < 230; nth += 1) await dueRequest('2026-12-15', '2026-12-08');
    let batches = 0;
    const crashing: InTransaction = async (act) => {
      batches += 1;
      const within = await world.db().savepoint('batch').execute();
      // The second hundred is processed, and then lost with the process.
      const done = await act(within);
      if (batches < 4) {
        await within.releaseSavepoint('batch').execute();
        return done;
      }
      await within.rollbackToSavepoint('batch').execute();
      throw new Error('the process ends');
    };
    await expect(runOn('2026-12-08', crashing)).rejects.toThrow('the process ends');
    const before = (await noticesTo(supplier.owner.id, 'review.due')).length;
    expect(before % 100).toBe(0);
    expect(before).toBeLessThan(230);
    await runOn('2026-12-08');
    await runOn('2026-12-08');
    expect(await noticesTo(supplier.owner.id, 'review.due')).toHaveLength(230);
  });
});

describe('approvals', () => {
  const approvedUntil = async (valid_to: string, next_turn_on: string) => {
    const { id } = await declaration('approved', { respondentId: supplier.id, reviewerId: asker.id });
    const change = { valid_to, next_turn_on };
    await world.db().updateTable('review_declaration').set(change).where('id', '=', id).execute();
    return id;
  };

  it('S2.4 tells thirty and seven days before an approval ends, and when it has; it holds on its last day', async () => {
    const id = await approvedUntil('2027-01-31', '2027-01-01');
    await runDays('2026-12-30', 33);
    expect(await supplier.owner.getDeclaration({ id })).toMatchObject({ state: 'approved' });
    await runDays('2027-02-01', 5);
    const ended = await supplier.owner.getDeclaration({ id });
    expect(ended).toMatchObject({ state: 'expired', acts: ['renew'] });
    const received = await noticesTo(supplier.owner.id, 'review.ending');
    expect(received.map(({ days, change, company }) => [days, change, company]).toSorted()).toEqual([
      ['-1', 'ended', asker.name],
      ['30', 'ending', asker.name],
      ['7', 'ending', asker.name],
    ]);
    const { rows } = await asker.owner.listDeclarationEvents({ id });
    expect(rows).toMatchObject([{ kind: 'expired', by: '', isMine: false }]);
  });

  it('S2.4 leaves what was superseded meanwhile alone', async () => {
    const id = await approvedUntil('2027-01-31', '2027-01-01');
    await world.db().updateTable('review_declaration').set({ state: 'superseded' }).where('id', '=', id).execute();
    await runDays('2027-01-01', 2);
    expect(await noticesTo(supplier.owner.id, 'review.ending')).toEqual([]);
    expect(await supplier.owner.getDeclaration({ id })).toMatchObject({ state: 'superseded' });
  });
});

describe('corrective actions', () => {
  it('S2.4 reminds whoever does it three days before, and both sides when it is overdue', async () => {
    const { id: declarationId } = await declaration('in_review', { respondentId: supplier.id, reviewerId: asker.id });
    const task = { title: '보완', dueOn: '2026-12-10', declarationId };
    const { id } = await asker.owner.openAction(task);
    await runDays('2026-12-01', 20);
    const changesOf = async (person: string) =>
      (await noticesTo(person, 'review.action')).map(({ change, company }) => [change, company]).toSorted();
    expect(await changesOf(supplier.owner.id)).toEqual([
      ['due', asker.name],
      ['opened', asker.name],
      ['overdue', asker.name],
    ]);
    expect(await changesOf(asker.owner.id)).toEqual([['overdue', supplier.name]]);
    const second = await asker.owner.openAction(task);
    await supplier.owner.moveAction({ id: second.id, version: 1, move: 'submit', note: '했습니다.' });
    const before = (await changesOf(supplier.owner.id)).length;
    await runDays('2026-12-05', 10);
    expect(await changesOf(supplier.owner.id)).toHaveLength(before);
    expect((await supplier.owner.getAction({ id })).id).toBe(id);
  });
});
