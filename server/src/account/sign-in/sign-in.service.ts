import type { publicAccountContract } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { gatheredReads } from '../../kit/db/gathered-reads.ts';
import type { Handlers, Sender } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { isWeaklyHashed } from '../../kit/security/passwords.ts';
import { maySignIn } from '../account.policy.ts';
import type { Platform } from '../platform.ts';
import { presentPerson } from '../sessions/session.ts';
import { findUserByEmail, type Person } from '../user.store.ts';
import { createFailedTries } from './failed-tries.ts';
import { createSuccess } from './success.ts';

/**
 * Gives one answer to unknown, wrong, disabled and locked sign-ins, each after exactly one verification. A try reads in
 * one statement, verifies without a connection, and writes in one transaction before its answer leaves.
 */
export const createSignIn = (deps: Platform): Pick<Handlers<typeof publicAccountContract>, 'signIn'> => {
  const { passwords, limiting, softLock, tokens, log } = deps;
  const succeed = createSuccess(deps);
  const countFailed = createFailedTries(deps);

  /** An unknown address reads as much as a known one. */
  const look = (inStatement: InTransaction, email: string, now: Date, sender: Sender) =>
    inStatement(async (db) => {
      const reads = gatheredReads(db);
      const [waitS, isBlocked, person] = await Promise.all([
        limiting.look(reads, 'signInFailure', undefined, sender, now),
        softLock.isBlocked(reads, email, now),
        findUserByEmail(reads, email),
      ]);
      return { waitS, isBlocked, person };
    });

  return {
    signIn: ({ inTransaction, inStatement, record, clock, sender }, { email, password }) =>
      passwords.inLine(({ hash, verify }) =>
        softLock.inTurn(email, async () => {
          const now = clock();
          const { waitS, isBlocked, person } = await look(inStatement, email, now, sender);
          limiting.refuse(waitS);
          const isPassword = await verify(isBlocked ? undefined : person?.passwordHash, password);
          if (!isBlocked && person && isPassword && maySignIn(person)) {
            const newHash = isWeaklyHashed(person.passwordHash) ? await hash(password) : undefined;
            const writeAct = (db: Db) => record(db, person.id, { by: person.id });
            const right = { person, newHash, now, sender, writeAct };
            const sid = await inTransaction((db) => succeed(db, right));
            if (sid) return { jwt_token: await tokens.sign(claimsOf(person, sid)), ...presentPerson(person) };
          }
          const failed = { email, person, isBlocked, isPassword, now, sender };
          const { reason, tooManyS } = await inTransaction((db) => countFailed(db, failed));
          log.info({ reason, who: softLock.markOf(email) }, 'sign-in refused');
          limiting.refuse(tooManyS);
          return fail('account.sign_in_failed');
        }),
      ),
  };
};

const claimsOf = ({ id, tokenVersion }: Person, sid: string) => ({ sub: id, sid, ver: tokenVersion });
