import {
  type FlowFactory,
  type FlowRow,
  type LinkSide,
  type ListedFlow,
  NO_KIND,
  type PartnerWords,
  type ShownFigure,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { partnerSeen, seesPartner } from '../../supply/disclosure/disclosure.ts';
import { type Member, mayWrite } from '../../supply/supply.policy.ts';
import { versionOf } from './entry-plan.ts';
import { findMessages } from './event.store.ts';
import { findPeopleNames } from './people.store.ts';
import type { Figure } from './row.store.ts';
import { findViewedFlows, type ViewedFlow } from './view.store.ts';

const PERCENT = 100;
const DIGITS = 2;

/** Presents the rows in the order of the ids. */
export const presentFlows = async (db: Db, companyId: string, ids: string[]): Promise<ListedFlow[]> => {
  const found = new Map((await findViewedFlows(db, companyId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [listedFlow(row, companyId)] : [];
  });
};

/** Returns the own company's side; of a move inside it, the supplier's. */
export const linkSideOf = ({ side }: Pick<ViewedFlow, 'side'>): LinkSide => (side === 'in' ? 'buyer' : 'supplier');

export const presentFlow = async (db: Db, actor: Member, id: string): Promise<FlowRow> => {
  const { companyId } = actor;
  const [row] = await findViewedFlows(db, companyId, [id]);
  if (!row) return fail('request.not_found');
  const head = listedFlow(row, companyId);
  const mine = linkSideOf(row);
  const names = await findPeopleNames(
    db,
    [row.shipped, row.received].flatMap((figure) => figure?.enteredBy ?? []),
  );
  const shown = (figure: Figure | null, isMine: boolean) => figure && figureSeen(figure, isMine, names);
  const messages = await findMessages(db, id);
  const isOwn = row.side === 'own';
  const offer = row.offerMessageId !== null && row.offerQuantity !== null;
  return {
    ...head,
    shippedFigure: shown(row.shipped, mine === 'supplier'),
    receivedFigure: shown(row.received, mine === 'buyer' || isOwn),
    settled:
      row.settledQuantity !== null && row.settledAt !== null ? settledOf(row.settledQuantity, row.settledAt) : null,
    offer: offer ? offerOf(row.offerMessageId, row.offerQuantity, row.offerBy === mine) : null,
    messages: messages.map(({ side, person, ...message }) => {
      const isMine = side === mine;
      return { ...message, isMine, by: isMine ? (person ?? '') : (head.partner?.name ?? '') };
    }),
    acts: mayWrite(actor) ? actsOf(row, mine) : [],
  };
};

const settledOf = (quantity: number, at: string) => ({ quantity, at });
const offerOf = (messageId: string | null, quantity: number | null, isMine: boolean) =>
  messageId === null || quantity === null ? null : { messageId, quantity, isMine };

/**
 * Returns whether the other side can read messages. A side that has not answered may not be here at all, and nothing
 * says whether it is.
 */
export const isShared = (row: ViewedFlow, mine: LinkSide) => {
  const theirs = mine === 'supplier' ? row.received : row.shipped;
  return row.side !== 'own' && row.partnerId !== null && (seesPartner(row, mine) || theirs !== null);
};

const actsOf = (row: ViewedFlow, mine: LinkSide): FlowRow['acts'] => {
  const own = mine === 'supplier' ? row.shipped : row.received;
  return [
    'enter',
    ...(own || row.side === 'own' ? (['remove'] as const) : []),
    ...(isShared(row, mine) ? (['say'] as const) : []),
    ...(row.offerBy !== null && row.offerBy !== mine ? (['settle'] as const) : []),
  ];
};

const figureSeen = (figure: Figure, isMine: boolean, names: Map<string, string>): ShownFigure => {
  const { quantity, unit, lots, documents, origin, recycledShare, note, enteredAt, enteredBy } = figure;
  const shared = { quantity, unit, lots, documents, origin, recycledShare, enteredAt };
  return { ...shared, note: isMine ? note : '', enteredBy: isMine ? (names.get(enteredBy) ?? '') : '' };
};

const NO_WORDS: PartnerWords = { company: '', country: '', region: '', product: '', partNumber: '', hs: '' };

/** Presents a row as its company sees it in a list. */
export const listedFlow = (row: ViewedFlow, companyId: string): ListedFlow => {
  const { id, side, state, period, linkId, unit, counted, countedKg, updatedAt } = row;
  const mine = linkSideOf(row);
  const theirs = side === 'in' ? { name: row.soldName, number: row.soldNumber, hs: row.soldHs } : undefined;
  const { partner, partnerProduct } = partnerSeen(
    {
      ...row,
      words: row.words ?? NO_WORDS,
      theirName: theirs ? theirs.name : row.boughtName,
      theirPartNumber: theirs?.number ?? null,
      theirHs: theirs?.hs ?? null,
    },
    mine,
  );
  const seesKind = side !== 'in' || seesPartner(row, mine);
  const goods =
    side === 'in' ? partnerProduct : { name: row.soldName ?? row.words?.product ?? '', hs: row.soldHs ?? '' };
  const product = side === 'in' ? productOf(row.boughtId, row.boughtName) : productOf(row.soldId, row.soldName);
  return {
    id,
    side,
    state,
    period,
    linkId,
    unit,
    counted,
    countedKg,
    updatedAt,
    product,
    partner: side === 'own' ? null : partner,
    goods: {
      name: goods.name,
      hs: goods.hs,
      ...(seesKind ? { family: row.family, materials: row.materials } : NO_KIND),
    },
    from: factorySeen(row, 'from', companyId),
    to: factorySeen(row, 'to', companyId),
    shipped: row.shippedQuantity,
    received: row.receivedQuantity,
    difference: differenceOf(row.shippedQuantity, row.receivedQuantity),
    version: versionOf(row, mine === 'supplier' ? 'shipped' : 'received'),
    waitsForMe: row.offerBy !== null && row.offerBy !== mine,
  };
};

const productOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** Returns the difference in per cent of the greater quantity. */
const differenceOf = (shipped: number | null, received: number | null) => {
  if (shipped === null || received === null) return null;
  const most = Math.max(shipped, received);
  return most === 0 ? 0 : Number(((Math.abs(shipped - received) / most) * PERCENT).toFixed(DIGITS));
};

/** Returns a factory; the other side's only where the link names it and both sides have agreed. */
const factorySeen = (row: ViewedFlow, end: 'from' | 'to', companyId: string): FlowFactory => {
  const [id, name, country, owner] =
    end === 'from'
      ? [row.fromId, row.fromName, row.fromCountry, row.fromCompanyId]
      : [row.toId, row.toName, row.toCountry, row.toCompanyId];
  if (id === null) return null;
  const isMine = owner === companyId;
  const named = [...(row.figures?.buyerFactoryIds ?? []), ...(row.figures?.supplierFactoryIds ?? [])];
  if (!isMine && !(row.namesPlaces && named.includes(id))) return { id: null, name: '', country: '', isMine };
  return { id, name: name ?? '', country: country ?? '', isMine };
};
