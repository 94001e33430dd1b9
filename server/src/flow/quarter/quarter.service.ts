import { type FlowProblem, flowEntry, type quarterContract, type SheetLineKey, spanOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { mayWrite } from '../../supply/supply.policy.ts';
import type { Plan, Who } from '../ledger/entry-plan.ts';
import { enterFigures } from '../ledger/figure-entry.ts';
import { notifyDifferences } from '../ledger/notifications.ts';
import { findOwnFactoryIds } from '../ledger/own-factories.store.ts';
import { presentFlows } from '../ledger/row.presenter.ts';
import { whoWrites } from '../ledger/rows.service.ts';
import { type DraftValue, deleteDrafts, lockDrafts, putDrafts } from './draft.store.ts';
import { type BuiltLine, textOfKey } from './lines.ts';
import { loadLines, loadPage } from './loader.ts';
import { findSheetProduction } from './production.store.ts';

type Problem = FlowProblem | 'draft_changed';

export const createQuarterService = ({ notices }: { notices: Notices }): Handlers<typeof quarterContract> => ({
  async getQuarterSheet({ db, actor }, { period, page, size }) {
    const { lines, total } = await loadPage(db, actor, period, { page, size });
    return {
      lines: lines.map(({ shown }) => shown),
      total,
      production: page === 1 ? await findSheetProduction(db, actor.companyId, period) : [],
      can: { enter: mayWrite(actor) },
    };
  },

  async saveQuarterDrafts(ctx, { period, lines }) {
    const who = await whoWrites(ctx);
    refuseAhead(period, who);
    const keys = lines.map(({ key }) => key);
    const place = { companyId: who.companyId, period };
    const before = linesByKey(await loadLines(ctx.db, ctx.actor, period, keys));
    const problems = await keyProblems(ctx.db, who.companyId, keys, before);
    const fine = lines.filter((_, nth) => !problems[nth]);
    await putDrafts(
      ctx.db,
      place,
      who,
      fine.flatMap(({ key, version, value }) => (value ? [{ key, version, value }] : [])),
    );
    await deleteDrafts(
      ctx.db,
      place,
      fine.filter(({ value }) => value === null),
    );
    const after = linesByKey(await loadLines(ctx.db, ctx.actor, period, keys));
    return {
      lines: lines.map(({ key, version, value }, nth) => {
        const line = after.get(textOfKey(key));
        const { draft = null, mine = null, version: figureVersion = 0, theirs = null } = line?.shown ?? {};
        const isKept = value === null ? draft === null : draft?.version === version + 1 && isEqual(draft, value);
        const problem = problems[nth] ?? (isKept ? null : 'draft_changed');
        return { problem, draft, mine, version: figureVersion, theirs };
      }),
    };
  },

  async sendQuarterSheet(ctx, { period, lines }) {
    const who = await whoWrites(ctx);
    refuseAhead(period, who);
    const place = { companyId: who.companyId, period };
    await lockDrafts(ctx.db, place, lines);
    const loaded = await loadLines(
      ctx.db,
      ctx.actor,
      period,
      lines.map(({ key }) => key),
    );
    const known = linesByKey(loaded);
    const refused = new Map<number, Problem>();
    const wanted = lines.flatMap(({ key, version }, nth) => {
      const line = known.get(textOfKey(key));
      const problem = sendProblem(line, version);
      if (problem || !line) refused.set(nth, problem ?? 'unknown');
      return problem || !line ? [] : [{ nth, entry: entryOf(line, period) }];
    });
    const plan = await enterWhatFits(ctx.db, who, wanted, refused);
    await deleteDrafts(
      ctx.db,
      place,
      lines.filter((_, nth) => !refused.has(nth)),
    );
    const ids = plan ? [...new Set(plan.entered.map(({ row }) => row.id))] : [];
    const shown = await presentFlows(ctx.db, who.companyId, ids);
    await notifyDifferences(ctx.db, notices, who.companyId, shown);
    return {
      sent: lines.length - refused.size,
      differing: shown.filter(({ state }) => state === 'mismatch').length,
      refused: [...refused].map(([nth, problem]) => ({ nth, problem })).toSorted((a, b) => a.nth - b.nth),
    };
  },
});

const refuseAhead = (period: string, { at }: Who) => {
  if (spanOf(period).from > todayInSeoul(at)) fail('flow.period_ahead', { period: 'future' });
};

const linesByKey = (lines: BuiltLine[]) => new Map(lines.map((line) => [textOfKey(line.shown.key), line]));

const isEqual = (draft: DraftValue, value: DraftValue) =>
  draft.quantity === value.quantity &&
  draft.unit === value.unit &&
  draft.isChecked === value.isChecked &&
  draft.figureVersion === value.figureVersion;

/**
 * Finds keys of no own line, and keys that come twice. A line may have changed since it was shown, so any place in an
 * own factory is accepted.
 */
const keyProblems = async (
  db: Db,
  companyId: string,
  keys: SheetLineKey[],
  known: Map<string, BuiltLine>,
): Promise<(Problem | undefined)[]> => {
  const factoryIds = keys.flatMap(({ fromFactoryId, toFactoryId }) => [fromFactoryId ?? [], toFactoryId ?? []].flat());
  const own = await findOwnFactoryIds(db, companyId, [...new Set(factoryIds)]);
  const subjects = new Set([...known.values()].map(({ shown: { key } }) => key.linkId ?? key.productId));
  const seen = new Set<string>();
  return keys.map((key) => {
    const text = textOfKey(key);
    if (seen.has(text)) return 'repeated';
    seen.add(text);
    if (known.has(text)) return undefined;
    const isOwn = [key.fromFactoryId, key.toFactoryId].every((id) => id === null || own.has(id));
    const isOne = (key.linkId === null) !== (key.productId === null);
    return isOne && isOwn && key.rowId === null && subjects.has(key.linkId ?? key.productId) ? undefined : 'unknown';
  });
};

const sendProblem = (line: BuiltLine | undefined, version: number): Problem | undefined => {
  const draft = line?.shown.draft;
  if (!draft) return 'unknown';
  if (draft.version !== version) return 'draft_changed';
  return draft.quantity === null ? 'missing' : undefined;
};

/** Returns the entry of a line's draft, with the details that the figure in the ledger already has. */
const entryOf = ({ shown, figure }: BuiltLine, period: string) => {
  const { key, rowId, draft } = shown;
  const { lots, documents, origin, recycledShare, note } = figure ?? {};
  const subject = key.linkId === null ? { transfer: { productId: key.productId } } : { linkId: key.linkId };
  return flowEntry.parse({
    ...(rowId === null ? subject : { rowId }),
    ...(draft && draft.figureVersion > 0 && { version: draft.figureVersion }),
    fromFactoryId: shown.from?.id ?? null,
    toFactoryId: shown.to?.id ?? null,
    period,
    quantity: draft?.quantity,
    unit: draft?.unit,
    lots,
    documents,
    origin,
    recycledShare,
    note,
  });
};

type Wanted = { nth: number; entry: ReturnType<typeof entryOf> };

/** Enters all that can be entered. What cannot is left out and named, because each line is a figure of its own. */
const enterWhatFits = async (
  db: Db,
  who: Who,
  wanted: Wanted[],
  refused: Map<number, Problem>,
): Promise<Plan | undefined> => {
  if (wanted.length === 0) return undefined;
  const plan = await enterFigures(
    db,
    who,
    wanted.map(({ entry }) => entry),
  );
  const problems = Object.entries(plan.problems);
  if (problems.length === 0) return plan;
  const wrong = new Set<number>();
  for (const [path, problem] of problems) {
    const at = Number(path.split('.')[1]);
    const line = wanted[at];
    if (!line || wrong.has(at)) continue;
    wrong.add(at);
    // Somebody else has entered a figure for the same place since.
    refused.set(line.nth, problem === 'taken' ? 'changed' : problem);
  }
  return enterWhatFits(
    db,
    who,
    wanted.filter((_, at) => !wrong.has(at)),
    refused,
  );
};
