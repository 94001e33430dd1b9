import { dayAfter, formatDate, formatPeriod, isQuarter, spanOf, TAG_OF, type Task } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { writersOfEach } from '../../company/notifications.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { endedPeriod, entryDeadline, reminderStage } from './deadline.rules.ts';
import { claimReminders, countOpenLinks, findLastPeriod, findLedgerUsers } from './open-quantities.store.ts';
import { flowOpen } from './reminder.mails.ts';

/** A company that has entered nothing for longer does not use the ledger. */
const USED_DAYS = 400;

type Deps = { notices: Notices; at: Date };

/** Reminds some companies, those with the next ids. Returns the last id, or null when it has reached the end. */
export const remindSome = async (db: Db, { notices, at }: Deps, after: string | null, limit: number) => {
  const today = todayInSeoul(at);
  const users = await findLedgerUsers(db, dayAfter(today, -USED_DAYS), after, limit);
  for (const isMonthly of [true, false]) {
    const period = endedPeriod(isMonthly, today);
    const stage = reminderStage(period, today);
    if (stage === null) continue;
    const ids = users.filter(({ lastPeriod }) => isQuarter(lastPeriod) !== isMonthly).map(({ companyId }) => companyId);
    const open = await countOpenLinks(db, ids, spanOf(period));
    const due = [...open].map(([companyId, count]) => ({ companyId, period, stage, open: count }));
    await notify(db, notices, period, await claimReminders(db, due, at));
  }
  return users.length < limit ? null : (users.at(-1)?.companyId ?? null);
};

type Due = { companyId: string; open: number };

/** A later reminder of the same period takes the place of the first, so that nothing piles up. */
const notify = async (db: Db, notices: Notices, period: string, due: Due[]) => {
  if (due.length === 0) return;
  const writers = await writersOfEach(
    db,
    due.map(({ companyId }) => companyId),
  );
  const path = flowPaths.enter(period);
  const dueOn = entryDeadline(period);
  const people = due.flatMap(({ companyId }) => writers(companyId));
  await notices.withdraw(db, 'flow.open', path, people);
  await notices.notifyEach(
    db,
    'flow.open',
    due.map(({ companyId, open }) => ({
      to: writers(companyId),
      about: { period, count: String(open), dueOn },
      path,
      content: (language, reader) =>
        flowOpen(language, {
          ...reader,
          period: formatPeriod(period, TAG_OF[language]),
          count: String(open),
          dueDay: formatDate(dueOn, TAG_OF[language]),
        }),
    })),
  );
};

/** Finds the period whose quantities wait to be entered, as one task until the deadline. */
export const entryTasks = async (db: Db, { companyId }: { companyId: string }, now: Date): Promise<Task[]> => {
  const today = todayInSeoul(now);
  const last = await findLastPeriod(db, companyId, dayAfter(today, -USED_DAYS));
  if (last === undefined) return [];
  const period = endedPeriod(!isQuarter(last), today);
  const dueOn = entryDeadline(period);
  if (today > dueOn) return [];
  const count = (await countOpenLinks(db, [companyId], spanOf(period))).get(companyId) ?? 0;
  if (count === 0) return [];
  const since = new Date(`${dayAfter(spanOf(period).to, 1)}T00:00:00+09:00`).toISOString();
  return [{ kind: 'flow.enter', id: companyId, waiter: 'time', dueOn, since, about: { period, count: String(count) } }];
};
