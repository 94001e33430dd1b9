import { type flowRowsContract, type LinkSide, spanBetween } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { type Member, mayWrite } from '../../supply/supply.policy.ts';
import { presentChoices } from './choice.presenter.ts';
import { findChoices } from './choice.store.ts';
import { versionOf } from './entry-plan.ts';
import { findFlowEvents, insertFlowEvents, insertMessage } from './event.store.ts';
import { enterFigures, eventFigureOf, refuseProblems, sideOfEnd } from './figure-entry.ts';
import { notifyDifferences, notifyMessage } from './notifications.ts';
import { linkSideOf, presentFlow, presentFlows } from './row.presenter.ts';
import { deleteRow, lockRow, putOffer, type StoredFlowRow, settleRow, updateRows } from './row.store.ts';
import { findFlowPage, findViewedFlows } from './view.store.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };

export const createFlowRowsService = ({ notices }: { notices: Notices }): Handlers<typeof flowRowsContract> => ({
  async listFlowRows({ db, actor }, query) {
    refuseReversed(query);
    const { ids, ...counted } = await findFlowPage(db, actor.companyId, query);
    return { rows: await presentFlows(db, actor.companyId, ids), ...counted, can: { enter: mayWrite(actor) } };
  },

  async getFlowRow({ db, actor }, { id }) {
    return presentFlow(db, actor, id);
  },

  async listFlowEvents({ db, actor }, { id, ...page }) {
    const [row] = await findViewedFlows(db, actor.companyId, [id]);
    if (!row) return fail('request.not_found');
    const { partner } = await presentFlow(db, actor, id);
    const isMine = (side: LinkSide) => row.side === 'own' || side === linkSideOf(row);
    const { rows, total } = await findFlowEvents(db, id, page);
    const events = rows.map(({ side, person, ...event }) => ({
      ...event,
      isMine: isMine(side),
      by: isMine(side) ? (person ?? '') : (partner?.name ?? ''),
    }));
    return { rows: events, total };
  },

  async listFlowChoices({ db, actor }, query) {
    const { rows, total } = await findChoices(db, actor.companyId, query);
    return { rows: await presentChoices(db, rows), total };
  },

  async saveFlowRows(ctx, { rows }) {
    const who = await whoWrites(ctx);
    const plan = await enterFigures(ctx.db, who, rows);
    refuseProblems(plan);
    const ids = plan.entered.map(({ row }) => row.id);
    const shown = await presentFlows(ctx.db, who.companyId, [...new Set(ids)]);
    await notifyDifferences(ctx.db, notices, who.companyId, shown);
    const byId = new Map(shown.map((row) => [row.id, row]));
    const changed = plan.entered.filter(({ before }) => before !== null).length;
    return { added: ids.length - changed, changed, rows: ids.flatMap((id) => byId.get(id) ?? []) };
  },

  async removeFlowFigure(ctx, { id, version, end }) {
    const { row, side, who } = await lockOwnRow(ctx, id);
    const taken = row.linkId === null ? (end ?? 'shipped') : endOf(side);
    const before = row[taken] ?? fail('flow.figure_missing');
    if (versionOf(row, taken) !== version) fail('flow.row_changed', { version: 'changed' });
    const isRowGone = row[taken === 'shipped' ? 'received' : 'shipped'] === null;
    if (isRowGone) await deleteRow(ctx.db, id);
    else await updateRows(ctx.db, [{ ...row, [taken]: null, [`${taken}Quantity`]: null, ...NO_SPAN }], who.at);
    const event = {
      rowId: id,
      kind: 'removed',
      side: sideOfEnd(taken),
      before: eventFigureOf(before),
      after: null,
    } as const;
    await insertFlowEvents(ctx.db, who.by, who.at, [event]);
    return { isRowGone };
  },

  async sayToFlow(ctx, { id, text, offered }) {
    const { row, side, who } = await lockOwnRow(ctx, id);
    const otherId = side === 'supplier' ? row.buyerId : row.supplierId;
    const { acts } = await presentFlow(ctx.db, ctx.actor, id);
    if (otherId === null || !acts.includes('say')) return fail('flow.not_shared');
    if (offered !== null && row.state !== 'mismatch') fail('flow.nothing_to_settle', { offered: 'no_difference' });
    const messageId = await insertMessage(ctx.db, { rowId: id, side, by: who.by, at: who.at, text, offered });
    if (offered !== null) {
      await putOffer(ctx.db, id, { messageId, quantity: offered, by: side }, who.at);
      const after = { quantity: offered, unit: row.unit };
      await insertFlowEvents(ctx.db, who.by, who.at, [{ rowId: id, kind: 'offered', side, before: null, after }]);
    }
    const shown = await presentFlow(ctx.db, ctx.actor, id);
    await notifyMessage(ctx.db, notices, { toId: otherId, row: shown, words: text });
    return shown;
  },

  async settleFlow(ctx, { id, messageId }) {
    const { row, side, who } = await lockOwnRow(ctx, id);
    const { offerQuantity: quantity, offerBy } = row;
    if (row.offerMessageId !== messageId || offerBy === side || quantity === null) return fail('flow.offer_gone');
    await settleRow(ctx.db, id, quantity, who.at);
    const after = { quantity, unit: row.unit };
    await insertFlowEvents(ctx.db, who.by, who.at, [{ rowId: id, kind: 'settled', side, before: null, after }]);
    return presentFlow(ctx.db, ctx.actor, id);
  },
});

/** Returns the actor, who must be a writer of a company that may contact others. */
export const whoWrites = async ({ db, actor, clock }: Ctx) => {
  if (!mayWrite(actor)) fail('access.denied');
  await refuseOutside(db, actor);
  return { companyId: actor.companyId, by: actor.id, at: clock() };
};

const lockOwnRow = async (ctx: Ctx, id: string) => {
  const who = await whoWrites(ctx);
  const row: StoredFlowRow = (await lockRow(ctx.db, who.companyId, id)) ?? fail('request.not_found');
  const side: LinkSide = row.supplierId === who.companyId ? 'supplier' : 'buyer';
  return { row, side, who };
};

const endOf = (side: LinkSide) => (side === 'supplier' ? 'shipped' : 'received');
/** Placeholder for the period, which an update leaves alone. */
const NO_SPAN = { periodFrom: '1970-01-01', periodTo: '1970-01-01' };

type Time = { from?: string | undefined; to?: string | undefined };
export const refuseReversed = ({ from, to }: Time) => {
  if (from === undefined || to === undefined) return;
  const span = spanBetween(from, to);
  if (span.to < span.from) fail('flow.period_reversed', { to: 'before_start' });
};
