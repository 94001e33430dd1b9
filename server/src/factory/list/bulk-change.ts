import { BULK_MAX, type FactoryAct, type factoryListContract, type Output, type Parsed } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { Failure, fail } from '../../kit/http/failure.ts';
import { can } from '../factory.policy.ts';
import type { Viewer } from '../record/record.store.ts';
import { changeFactory, wholeDetails } from '../record/writer.ts';
import { type LockedFactory, lockMatching, lockNamed } from './bulk-change.store.ts';
import type { Days } from './filter.store.ts';

type Supplier = Extract<Viewer, { role: 'supplier' }>;
type Asked = Parsed<typeof factoryListContract.changeFactories>;
type Refused = Output<typeof factoryListContract.changeFactories>['refused'];
type Reason = Refused[number]['reason'];

/**
 * One thing done with many, at most 200 at a time and in one transaction: one statement locks them, and each that is
 * changed takes four, like any other change. Each is refused for itself; the others go on.
 */
export const changeMany = async (db: Db, actor: Supplier, asked: Asked, at: Date, days: Days) => {
  if (!can(actor).register) fail('access.denied');
  const { act, ids, isAll, after = null, ...filters } = asked;
  // Either is meant; who names some and says all has made a mistake that cannot be taken back.
  if (isAll === ids.length > 0) fail('request.invalid', { ids: isAll ? 'too_big' : 'too_small' });
  const found = isAll
    ? await lockMatching(db, actor, filters, days, after, BULK_MAX)
    : await lockNamed(db, actor.companyId, ids);
  const refused: Refused = [];
  for (const one of found) {
    const reason = REASONS[act](one) ?? (await change(db, actor, one, act, at));
    if (reason) refused.push({ id: one.id, name: one.name, reason });
  }
  const changed = found.length - refused.length;
  const isMore = isAll && found.length === BULK_MAX;
  return {
    changed,
    refused: [...refused, ...missingFrom(found, ids)],
    next: isMore ? (found.at(-1)?.id ?? null) : null,
  };
};

/** Of another company, or of nobody: the same answer. */
const missingFrom = (found: LockedFactory[], ids: string[]): Refused => {
  const known = new Set(found.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  return missing.map((id) => ({ id, name: '', reason: 'not_found' }));
};

const REASONS: Record<FactoryAct, (one: LockedFactory) => Reason | undefined> = {
  activate: ({ state }) => (state === 'active' ? 'unchanged' : undefined),
  close: ({ state }) => {
    if (state === 'draft') return 'draft';
    return state === 'closed' ? 'unchanged' : undefined;
  },
  confirm: ({ state }) => (state === 'active' ? undefined : 'not_active'),
};

const STATES = { activate: 'active', close: 'closed' } as const;

/** It is refused before anything of it is written, so the transaction goes on. */
const change = async (db: Db, actor: Supplier, one: LockedFactory, act: FactoryAct, at: Date) => {
  const saving = { companyId: actor.companyId, details: wholeDetails(one.details), by: actor.id, at };
  const isConfirmed = act === 'confirm';
  try {
    await changeFactory(db, one, {
      ...saving,
      state: isConfirmed ? one.state : STATES[act],
      kind: isConfirmed ? 'confirmed' : 'state_changed',
      confirmedAt: isConfirmed ? at.toISOString() : one.confirmedAt,
    });
  } catch (error) {
    return reasonOf(error);
  }
};

const reasonOf = (error: unknown): Reason => {
  if (error instanceof Failure && error.code === 'request.invalid') return 'invalid';
  if (error instanceof Failure && error.code === 'factory.code_taken') return 'code_taken';
  throw error;
};
