import { BULK_MAX, type FactoryAct, type factoryListContract, type Output, type Parsed } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { Failure, fail } from '../../kit/http/failure.ts';
import { can } from '../factory.policy.ts';
import type { Viewer } from '../record/record.store.ts';
import { changeFactory, wholeDetails } from '../record/writer.ts';
import { type LockedFactory, lockByIds, lockMatching } from './bulk-change.store.ts';
import type { Days } from './filter.store.ts';

type Supplier = Extract<Viewer, { role: 'supplier' }>;
type BulkChange = Parsed<typeof factoryListContract.changeFactories>;
type Refused = Output<typeof factoryListContract.changeFactories>['refused'];
type Reason = Refused[number]['reason'];

/**
 * Applies one act to many factories, at most 200 at a time and in one transaction. One statement locks them, and each
 * changed factory takes four, like any other change. Each factory is refused on its own; the others are changed.
 */
export const changeMany = async (db: Db, actor: Supplier, input: BulkChange, at: Date, days: Days) => {
  if (!can(actor).register) fail('access.denied');
  const { act, ids, isAll, after = null, ...filters } = input;
  // The caller names ids or chooses all. Both together are a mistake that could not be undone.
  if (isAll === ids.length > 0) fail('request.invalid', { ids: isAll ? 'too_big' : 'too_small' });
  const found = isAll
    ? await lockMatching(db, actor, filters, days, after, BULK_MAX)
    : await lockByIds(db, actor.companyId, ids);
  const refused: Refused = [];
  for (const factory of found) {
    const reason = REASONS[act](factory) ?? (await change(db, actor, factory, act, at));
    if (reason) refused.push({ id: factory.id, name: factory.name, reason });
  }
  const changed = found.length - refused.length;
  const isMore = isAll && found.length === BULK_MAX;
  return {
    changed,
    refused: [...refused, ...missingFrom(found, ids)],
    next: isMore ? (found.at(-1)?.id ?? null) : null,
  };
};

/** Gives ids of another company and unknown ids the same answer. */
const missingFrom = (found: LockedFactory[], ids: string[]): Refused => {
  const known = new Set(found.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  return missing.map((id) => ({ id, name: '', reason: 'not_found' }));
};

const REASONS: Record<FactoryAct, (factory: LockedFactory) => Reason | undefined> = {
  activate: ({ state }) => (state === 'active' ? 'unchanged' : undefined),
  close: ({ state }) => {
    if (state === 'draft') return 'draft';
    return state === 'closed' ? 'unchanged' : undefined;
  },
  confirm: ({ state }) => (state === 'active' ? undefined : 'not_active'),
};

const STATES = { activate: 'active', close: 'closed' } as const;

/** Changes one factory. A refusal comes before its first write, so the transaction goes on. */
const change = async (db: Db, actor: Supplier, factory: LockedFactory, act: FactoryAct, at: Date) => {
  const saving = { companyId: actor.companyId, details: wholeDetails(factory.details), by: actor.id, at };
  const isConfirmed = act === 'confirm';
  try {
    await changeFactory(db, factory, {
      ...saving,
      state: isConfirmed ? factory.state : STATES[act],
      kind: isConfirmed ? 'confirmed' : 'state_changed',
      confirmedAt: isConfirmed ? at.toISOString() : factory.confirmedAt,
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
