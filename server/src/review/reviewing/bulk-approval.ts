import { Failure } from '../../kit/http/failure.ts';
import { refuseReaders, refuseUnverified } from '../record/caller.policy.ts';
import { lockDeclarations } from '../record/declaration.store.ts';
import type { EmitEvent } from '../record/events.ts';
import { type Acting, actingOn, type Ctx } from '../record/lock.ts';
import { approve, refuseApproval } from './decision.ts';

type Item = { id: string; version: number; round: number };

/** Checks each item separately, before anything of it is written. The result gives the reason for each refusal. */
export const approveMany = async (ctx: Ctx, emit: EmitEvent, items: Item[], note: string) => {
  refuseReaders(ctx.actor);
  await refuseUnverified(ctx.db, ctx.actor);
  const rows = await lockDeclarations(ctx.db, [...new Set(items.map(({ id }) => id))]);
  const waiting = new Map(rows.map((row) => [row.id, row]));
  const done = { approved: [] as string[], first: [] as string[] };
  const refused: { id: string; code: string }[] = [];
  const approval = { note, validTo: null };
  for (const item of items) {
    const row = waiting.get(item.id);
    const acting = row ? await actingOrCode(() => take(ctx, row, item, approval)) : 'request.not_found';
    if (typeof acting === 'string') {
      refused.push({ id: item.id, code: acting });
      continue;
    }
    done[await approve(ctx.db, emit, acting, approval)].push(item.id);
    // An item that is named twice is not approved twice.
    waiting.set(item.id, { ...acting.row, version: acting.row.version + 1 });
  }
  return { ...done, refused };
};

const take = async (ctx: Ctx, row: Acting['row'], item: Item, approval: Parameters<typeof refuseApproval>[2]) => {
  const acting = await actingOn(ctx, row, item, 'approve');
  await refuseApproval(ctx.db, acting, approval);
  return acting;
};

const actingOrCode = async (run: () => Promise<Acting>) => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};
