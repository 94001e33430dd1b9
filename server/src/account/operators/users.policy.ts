import type { ShownLink } from '@ieum/contract';
import { maySignIn } from '../account.policy.ts';
import type { Person } from '../user.store.ts';

type Target = Pick<Person, 'id' | 'role' | 'state' | 'membership' | 'emailConfirmedAt'>;

/** Operators cannot disable or remove their own account: after a mistake they could not restore it. */
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

/** Returns the links that may be shown. An operator's account has none: another operator could take it over. */
export const shownLinksOf = (person: Target, isChangingEmail: boolean): ShownLink[] => {
  if (person.role === 'admin' || !maySignIn(person)) return [];
  return [
    'reset',
    ...(person.emailConfirmedAt === null ? (['confirm'] as const) : []),
    ...(isChangingEmail ? (['changeEmail'] as const) : []),
  ];
};
