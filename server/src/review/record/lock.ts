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
/** Declaration that a caller has seen, with the version and the round where they matter. */
type Seen = { id: string; version?: number; round?: number };

/** A person who acts on a locked declaration, and the side they are on. */
export type Acting = { row: DeclarationRow; side: ReviewSide; by: string; at: Date };

/** Acts that reach the other company or the operator. */
const OUTSIDE: readonly DeclarationAct[] = ['submit', 'take', 'release', 'comment', 'approve', 'return', 'reject'];

/** Refuses a declaration that the caller may not see. */
export const seeDeclaration = async (db: Db, actor: Reader, id: string) => {
  const row = (await findDeclaration(db, id)) ?? fail('request.not_found');
  const side = sideOf(row, actor) ?? fail('request.not_found');
  return { row, side };
};

/** Locks a declaration. Refuses unless the caller has seen this version and may do the act. */
export const takeDeclaration = async (ctx: Ctx, seen: Seen, act: DeclarationAct): Promise<Acting> => {
  const row = (await lockDeclaration(ctx.db, seen.id)) ?? fail('request.not_found');
  return actingOn(ctx, row, seen, act);
};

/** Makes the same checks for a row that is locked already, such as one of many. */
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
