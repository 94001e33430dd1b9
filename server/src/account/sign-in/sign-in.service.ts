import type { publicAccountContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers, Sender } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { networkOf } from '../../kit/security/limits.ts';
import { isWeaklyHashed } from '../../kit/security/passwords.ts';
import { maySignIn } from '../account.policy.ts';
import type { Platform } from '../platform.ts';
import { presentPerson, startSession } from '../sessions/session.ts';
import { findUserByEmail, renewHash } from '../user.store.ts';
import { notifyOwner } from './owner-notification.jobs.ts';

/** Gives one answer to unknown, wrong, disabled and locked sign-ins, each after exactly one verification. */
export const createSignIn = (deps: Platform): Pick<Handlers<typeof publicAccountContract>, 'signIn'> => {
  const { passwords, limiting, softLock, tokens, devices, log, enqueue } = deps;

  const look = async (db: Db, email: string, now: Date, sender: Sender) => {
    const waitS = await limiting.count(db, 'signInFailure', undefined, sender, now);
    if (waitS !== undefined) return { waitS };
    return { lock: await softLock.begin(db, email, now), person: await findUserByEmail(db, email) };
  };

  return {
    signIn: ({ inTransaction, record, clock, sender }, { email, password }) =>
      passwords.inLine(async ({ hash, verify }) => {
        const now = clock();
        const { waitS, lock, person } = await inTransaction((db) => look(db, email, now, sender));
        limiting.refuse(waitS);
        const isBlocked = lock?.isBlocked ?? false;
        const isPassword = await verify(isBlocked ? undefined : person?.passwordHash, password);
        if (isBlocked || !person || !isPassword || !maySignIn(person)) {
          const reason = reasonOf(isBlocked, person, isPassword);
          log.info({ reason, who: softLock.markOf(email) }, 'sign-in refused');
          const what = lock?.isNewlyLocked ? 'locked' : reason === 'disabled' && reason;
          const owner = { userId: person?.id ?? null, network: networkOf(sender.address) };
          if (what) await inTransaction((db) => notifyOwner(db, enqueue, { what, ...owner }, now));
          return fail('account.sign_in_failed');
        }
        const newHash = isWeaklyHashed(person.passwordHash) ? await hash(password) : undefined;
        const jwt_token = await inTransaction(async (db) => {
          // Locks in the order in which a try is counted: otherwise two parallel sign-ins wait for each other.
          await limiting.giveBack(db, 'signInFailure', undefined, sender, now);
          await softLock.forgive(db, email);
          if (newHash) await renewHash(db, person.id, person.passwordHash, newHash);
          await record(db, person.id, { by: person.id });
          await devices.note(db, person.id, now, sender);
          return startSession(db, tokens, person, now, sender);
        });
        return { jwt_token, ...presentPerson(person) };
      }),
  };
};

/** Names the reason for the log and the owner's mail; the answer does not show it. */
const reasonOf = (isBlocked: boolean, person: { state: string } | undefined, isPassword: boolean) => {
  if (isBlocked) return 'locked';
  if (!person) return 'unknown';
  if (!isPassword) return 'password';
  return person.state === 'left' ? 'left' : 'disabled';
};
