import type { ShownLink } from '@ieum/contract';
import { maySignIn } from '../account.policy.ts';
import type { Person } from '../user.store.ts';

type Target = Pick<Person, 'id' | 'role' | 'state' | 'membership' | 'emailConfirmedAt'>;

/** Nobody works on their own account here: whoever closed it by mistake could not open it again. */
export const canWith = (actorId: string, person: Target) => {
  const isOther = person.id !== actorId;
  const belongsNowhere = person.membership === null || person.membership === 'left';
  return {
    disable: isOther && person.state === 'active',
    enable: person.state === 'disabled',
    reset: maySignIn(person),
    confirmEmail: maySignIn(person) && person.emailConfirmedAt === null,
    // An admin belongs to no company.
    makeAdmin: person.role === 'supplier' && person.state === 'active' && belongsNowhere,
    removeAdmin: isOther && person.role === 'admin' && person.state !== 'left',
  };
};

/** What a link can be made for: never of an operator, whose account another operator could take with it. */
export const shownLinksOf = (person: Target, isChangingEmail: boolean): ShownLink[] => {
  if (person.role === 'admin' || !maySignIn(person)) return [];
  return [
    'reset',
    ...(person.emailConfirmedAt === null ? (['confirm'] as const) : []),
    ...(isChangingEmail ? (['changeEmail'] as const) : []),
  ];
};
