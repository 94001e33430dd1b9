import {
  foreignNumber,
  koreanNumber,
  type Parsed,
  type publicAccountContract,
  type signUpAbroadContract,
  storedPhone,
} from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { refuseGuessable } from '../password.rules.ts';
import type { Platform } from '../platform.ts';
import { postConfirmation } from '../profile/email.service.ts';
import { versionAgreedTo } from '../terms/agreement.ts';
import { openAccount } from './opening.ts';

type SignUp = Pick<Handlers<typeof publicAccountContract>, 'signUp' | 'getTerms'> &
  Handlers<typeof signUpAbroadContract>;
type Ctx = Parameters<SignUp['signUp']>[0];
type Person = Pick<
  Parsed<typeof publicAccountContract.signUp>,
  'name' | 'email' | 'password' | 'phone' | 'terms_version'
>;
/** `number` is public, and so must not be the password. */
type Company = Pick<Parameters<typeof openAccount>[2], 'companyNumber' | 'company'> & { number: string };

export const createSignUp = (deps: Platform): SignUp => {
  const { limiting, terms } = deps;

  const open = async (ctx: Ctx, { terms_version, ...person }: Person, { number, ...company }: Company) => {
    const { inTransaction, record, clock, sender } = ctx;
    const { name, email, password, phone } = person;
    const at = clock();
    const version = versionAgreedTo(terms, terms_version, at);
    await refuseGuessable(password, { name, email, phone, business_number: number });
    await limiting.take(inTransaction, 'signUp', email, sender, at);
    // Keeps the network's count: the answer has revealed whether the address has an account.
    const giveBack = (db: Parameters<typeof limiting.giveBack>[0]) =>
      limiting.giveBack(db, 'signUp', email, undefined, at);
    const opening = { ...person, ...company, version, isConfirmed: false, at, giveBack };
    await openAccount(deps, ctx, opening, async (db, userId) => {
      await record(db, userId, { by: userId });
      await postConfirmation(db, deps, { id: userId, name, email, language: sender.language }, at);
    });
  };

  return {
    async signUp(ctx, { business_number, ...person }) {
      await open(ctx, person, { companyNumber: koreanNumber(business_number), number: business_number });
      return { name: person.name, email: person.email, business_number };
    },

    async signUpAbroad(ctx, input) {
      const { country, company_name, registration_number: number, registration_scheme, ...person } = input;
      await open(
        ctx,
        { ...person, phone: storedPhone(person.phone) },
        {
          companyNumber: foreignNumber(country, number),
          company: { name: company_name, registration_scheme },
          number,
        },
      );
      return { name: person.name, email: person.email, country, company_name, registration_number: number };
    },

    async getTerms({ clock }) {
      return { version: terms.versionAt(clock()) };
    },
  };
};
