import type { ReviewRequest } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { type Member, mayWrite } from '../record/side.policy.ts';
import { findViewedRequests, type ViewedRequest } from './view.store.ts';

/** Keeps the order of the ids. */
export const presentRequests = async (db: Db, actor: Member, ids: string[], now: Date): Promise<ReviewRequest[]> => {
  if (ids.length === 0) return [];
  const found = new Map((await findViewedRequests(db, actor.companyId, ids)).map((row) => [row.id, row]));
  const today = todayInSeoul(now);
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [present(row, actor, today)] : [];
  });
};

export const presentRequest = async (db: Db, actor: Member, id: string, now: Date) =>
  (await presentRequests(db, actor, [id], now))[0] ?? fail('request.not_found');

const present = (row: ViewedRequest, actor: Member, today: string): ReviewRequest => {
  const { id, state, kind, purpose, message, dueOn, validityMonths, needsTwo, createdAt, remindedAt, reason } = row;
  const isOurs = row.askerId === actor.companyId;
  return {
    id,
    isOurs,
    state,
    kind,
    purpose,
    message,
    dueOn,
    validityMonths,
    needsTwo,
    createdAt,
    remindedAt,
    reason,
    partner: isOurs ? supplierOf(row) : askerOf(row),
    subject: subjectOf(row, isOurs),
    isOverdue: state === 'open' && dueOn < today,
    declaration: row.answer,
    every: row.every,
    seriesId: isOurs ? row.seriesId : null,
    // A customer must not see whom its supplier asks in turn. Only the asker sees on whose behalf a request was made.
    forwarded: isOurs ? { asked: 0, answered: 0 } : row.forwarded,
    forwardedFrom: isOurs ? row.forwardedFrom : null,
    acts: mayWrite(actor) ? actsOf(row, isOurs) : [],
  };
};

const askerOf = (row: ViewedRequest) => ({
  id: row.askerId,
  ...row.askerNames,
  country: row.askerCountry,
  number: row.askerNumber,
});
const supplierOf = (row: ViewedRequest) => ({
  id: row.supplierId,
  ...row.supplierNames,
  country: row.supplierCountry,
  number: row.supplierNumber,
});

const subjectOf = (row: ViewedRequest, isOurs: boolean): ReviewRequest['subject'] => {
  const { from, to, productName, productId, formId, formName, formVersion } = row;
  return {
    factoryId: null,
    name: productName ?? '',
    from,
    to,
    productId: isOurs ? null : productId,
    form: formId === null || formName === null ? null : { id: formId, words: formName, version: formVersion ?? 1 },
  };
};

const actsOf = ({ state, answer }: ViewedRequest, isOurs: boolean): ReviewRequest['acts'] => {
  if (isOurs) return state === 'open' ? ['cancel', 'remind', 'changeDue'] : [];
  if (state === 'answered') return ['forward'];
  if (state !== 'open') return [];
  return answer ? ['decline', 'forward'] : ['start', 'decline', 'forward'];
};
