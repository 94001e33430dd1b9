import type { DeclarationAct } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { refuseAct } from './act-refusal.ts';
import { findApproval } from './approval.store.ts';
import { actsOf, approvalState, sideOfAct } from './declaration.rules.ts';
import { type DeclarationRow, findDeclaration, lockDeclaration } from './declaration.store.ts';
import type { ReviewSide } from './event.store.ts';
import { isOfRespondent } from './people.store.ts';
import { mayWrite, type Reader, sideOf } from './side.policy.ts';

export type Ctx = { db: Db; actor: Reader; clock: () => Date };
/** What a caller has in sight: of a version, or of a round too. */
type Seen = { id: string; version?: number; round?: number };

/** Who acts on which declaration, which is locked, and on which side of it. */
export type Acting = { row: DeclarationRow; side: ReviewSide; by: string; at: Date };

/** What reaches the other company, or the operator. */
const OUTSIDE: readonly DeclarationAct[] = ['submit', 'take', 'release', 'comment', 'approve', 'return', 'reject'];

/** One that the caller may see. */
export const seeDeclaration = async (db: Db, actor: Reader, id: string) => {
  const row = (await findDeclaration(db, id)) ?? fail('request.not_found');
  const side = sideOf(row, actor) ?? fail('request.not_found');
  return { row, side };
};

/** One that is locked, as the caller has seen it and may act on it. */
export const takeDeclaration = async (ctx: Ctx, seen: Seen, act: DeclarationAct): Promise<Acting> => {
  const row = (await lockDeclaration(ctx.db, seen.id)) ?? fail('request.not_found');
  return actingOn(ctx, row, seen, act);
};

/** The same of one that is locked already, such as one of many. */
export const actingOn = async (ctx: Ctx, row: DeclarationRow, seen: Seen, act: DeclarationAct): Promise<Acting> => {
  const { db, actor, clock } = ctx;
  const side = sideOf(row, actor) ?? fail('request.not_found');
  if (side !== sideOfAct(act) || !mayWrite(actor)) fail('access.denied');
  if (OUTSIDE.includes(act) && actor.role === 'supplier') await refuseOutside(db, actor);
  const { state } = row;
  if (seen.round !== undefined && seen.round !== row.round) fail('review.round_outdated', { state });
  if (seen.version !== undefined && seen.version !== row.version) fail('review.declaration_changed', { state });
  const isOwn = side === 'reviewer' && (await isOfRespondent(db, row, actor.id));
  if (isOwn) fail('review.own_company');
  const viewer = { side, userId: actor.id, mayWrite: true, isOfRespondent: isOwn };
  const approval = side === 'respondent' ? await standingApproval(db, row) : null;
  if (!actsOf({ ...row, approval }, viewer).includes(act)) refuseAct(state, act);
  return { row, side, by: actor.id, at: clock() };
};

const standingApproval = async (db: Db, { id, draftVersion }: DeclarationRow) => {
  const found = await findApproval(db, id);
  return found ? { state: approvalState(found, draftVersion), personId: found.personId } : null;
};
