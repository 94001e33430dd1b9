import type { entranceContract } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import { versionAgreedTo } from './account.agreeing.ts';
import { postConfirmation } from './account.confirming.ts';
import type { AccountDeps } from './account.deps.ts';
import { openAccount } from './account.opening.ts';
import { refuseGuessable } from './password-rules.ts';

export const createSignUp = (deps: AccountDeps): Pick<Handlers<typeof entranceContract>, 'signUp' | 'getTerms'> => {
  const { limiting, terms } = deps;
  return {
    async signUp(ctx, input) {
      const { inTransaction, record, clock, sender } = ctx;
      const { name, email, password, phone, business_number: businessNumber, terms_version } = input;
      const at = clock();
      const version = versionAgreedTo(terms, terms_version, at);
      await refuseGuessable(password, input);
      await limiting.take(inTransaction, 'signUp', email, sender, at);
      const person = { name, email, password, phone };
      // What was counted is whether the address has an account.
      const giveBack = (db: Parameters<typeof limiting.giveBack>[0]) =>
        limiting.giveBack(db, 'signUp', email, undefined, at);
      const opening = { ...person, businessNumber, version, isConfirmed: false, at, giveBack };
      await openAccount(deps, ctx, opening, async (db, userId) => {
        await record(db, userId, { by: userId });
        await postConfirmation(db, deps, { id: userId, name, email, language: sender.language }, at);
      });
      return { name, email, business_number: businessNumber };
    },

    async getTerms({ clock }) {
      return { version: terms.versionAt(clock()) };
    },
  };
};
