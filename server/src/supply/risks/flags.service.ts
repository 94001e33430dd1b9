import { FLAG_SEVERITIES, type flagsContract, type SupplyFlag } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { gatheredReads } from '../../kit/db/gathered-reads.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Flag, FlagSource } from '../../kit/slice.ts';
import { mayWrite } from '../supply.policy.ts';
import { deleteSnooze, findSnoozes, putSnooze } from './flag.store.ts';

export const createFlagsService = (sources: readonly FlagSource[]): Handlers<typeof flagsContract> => ({
  async listSupplyFlags({ db, actor, clock }, { code, severity, show, page, size }) {
    const flags = await flagsOf(db, actor.companyId, todayInSeoul(clock()), sources);
    const shown = flags.filter(({ snooze }) => show === 'all' || (snooze === null) === (show === 'open'));
    const counts: Record<string, number> = {};
    for (const flag of shown) counts[flag.code] = (counts[flag.code] ?? 0) + 1;
    const wanted = shown.filter(
      (flag) => (code ?? flag.code) === flag.code && (severity ?? flag.severity) === flag.severity,
    );
    const rows = wanted.slice((page - 1) * size, page * size);
    return { rows, total: wanted.length, counts, can: { snooze: mayWrite(actor) } };
  },

  async snoozeFlag({ db, actor, clock }, { code, subjectId, until, reason }) {
    if (!mayWrite(actor)) fail('access.denied');
    const today = todayInSeoul(clock());
    if (until < today) fail('supply.until_past', { until: 'past' });
    const flags = await flagsOf(db, actor.companyId, today, sources);
    if (!flags.some((flag) => flag.code === code && flag.subjectId === subjectId)) fail('request.not_found');
    await putSnooze(db, { companyId: actor.companyId, code, subjectId, until, reason, by: actor.id, at: clock() });
    return {};
  },

  async wakeFlag({ db, actor }, { code, subjectId }) {
    if (!mayWrite(actor)) fail('access.denied');
    if (!(await deleteSnooze(db, actor.companyId, code, subjectId))) fail('request.not_found');
    return {};
  },
});

/** Returns all of a company's flags as its data show them today, the gravest first. */
export const flagsOf = async (
  whole: Db,
  companyId: string,
  today: string,
  sources: readonly FlagSource[],
): Promise<SupplyFlag[]> => {
  const db = gatheredReads(whole);
  const [raised, snoozed] = await Promise.all([
    Promise.all(sources.map((source) => source(db, companyId, today))),
    findSnoozes(db, companyId),
  ]);
  const found = onceEach(raised.flat()).toSorted(
    (a, b) => FLAG_SEVERITIES.indexOf(a.severity) - FLAG_SEVERITIES.indexOf(b.severity),
  );
  const snoozes = new Map(snoozed.map((row) => [`${row.code} ${row.subjectId}`, row]));
  return found.map((flag) => {
    const snooze = snoozes.get(`${flag.code} ${flag.subjectId}`);
    const holds = snooze !== undefined && snooze.until >= today;
    return { ...flag, snooze: holds ? { until: snooze.until, reason: snooze.reason, by: snooze.by ?? '' } : null };
  });
};

/** Removes duplicates: the same thing can show in two ways. */
const onceEach = (flags: Flag[]) =>
  [...new Map(flags.toReversed().map((flag) => [`${flag.code} ${flag.subjectId}`, flag])).values()].toReversed();
