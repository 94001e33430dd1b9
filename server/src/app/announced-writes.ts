import { type Contract, contract, type Endpoint, ownNoticesContract, slices } from '@ieum/contract';
import type { Written } from '../kit/http/mount.ts';
import { type Changes, OPERATORS } from '../notice/live/changes.ts';

/** A read or unread notice concerns its reader alone, in all of their browsers. */
const OF_NOTICES: Contract = ownNoticesContract;
/** A person's own account brings no tasks. */
const OF_ONESELF: Contract = { ...OF_NOTICES, ...slices.account.operations };
/** These may end sessions or memberships, of the caller and of people and companies that the input names. */
const OF_RIGHTS: Contract = {
  ...slices.account.operations,
  ...slices.company.operations,
  ...slices.admin.operations,
};

/**
 * Announces each write to colleagues: it may have added, changed or finished one of their tasks. People of other
 * companies hear of it only with a notice to them.
 */
export const announceWrites =
  ({ announce }: Pick<Changes, 'announce'>) =>
  ({ operation, actor, input }: Written) => {
    if (actor && operation in OF_NOTICES) announce({ of: [actor.id], kinds: ['notices'] });
    if (actor && !(operation in OF_ONESELF) && changesSomething(operation))
      announce({ of: actor.role === 'admin' ? [OPERATORS] : companyOf(actor), kinds: ['tasks'] });
    if (operation in OF_RIGHTS) announce({ of: [...(actor ? [actor.id] : []), ...idsIn(input)], kinds: [] });
  };

const changesSomething = (operation: string) => {
  const { changes = [] }: Endpoint = contract[operation as keyof typeof contract];
  return changes.length > 0;
};

const companyOf = (actor: NonNullable<Written['actor']>) => (actor.role === 'supplier' ? [actor.companyId] : []);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const idsIn = (input: object) => Object.values(input).filter((value) => typeof value === 'string' && ID.test(value));
