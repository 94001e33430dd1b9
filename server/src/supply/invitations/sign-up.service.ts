import { foreignNumber, koreanNumber, storedPhone, type supplyInvitationsContract } from '@ieum/contract';
import { refuseGuessable } from '../../account/password.rules.ts';
import type { Platform } from '../../account/platform.ts';
import { postConfirmation } from '../../account/profile/email.service.ts';
import { openAccount } from '../../account/sign-up/opening.ts';
import { versionAgreedTo } from '../../account/terms/agreement.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { findPartnerByNumber } from '../links/delivery.store.ts';
import { lockUsableInvitation, takeUp } from './answer.service.ts';
import { notifyInviter } from './notifications.ts';
import { findSpeaker } from './people.store.ts';

type Joining = Pick<Handlers<typeof supplyInvitationsContract>, 'joinBySupplyInvitation'>;
type Typed = { registration_number: string; registration_scheme: string; company_name: string };

/** Signs up at the link. Address, number and country are those of the invitation, so nobody can come in for another. */
export const createInvitationJoining = (deps: Platform): Joining => {
  const { limiting, terms, notices } = deps;
  return {
    async joinBySupplyInvitation(ctx, { token, name, password, terms_version, ...typed }) {
      const { inTransaction, record, clock, sender } = ctx;
      const at = clock();
      const version = versionAgreedTo(terms, terms_version, at);
      // Counts by the secret instead of the address, which a person who guesses secrets does not know.
      const secret = hashOfSecret(token);
      await limiting.take(inTransaction, 'signUp', secret, sender, at);
      const live = await inTransaction((db) => lockUsableInvitation(db, token, at));
      const { email } = live;
      const company = companyFor(live, typed);
      if (live.businessNumber === '' && !typed.phone.startsWith('+')) fail('request.invalid', { phone: 'invalid' });
      const phone = storedPhone(typed.phone);
      await refuseGuessable(password, { name, phone, email });
      const giveBack = (db: Parameters<typeof limiting.giveBack>[0]) =>
        limiting.giveBack(db, 'signUp', secret, undefined, at);
      const person = { name, email, password, phone, version, at };
      const opening = { ...person, ...company, isConfirmed: !live.isShown, giveBack };
      return openAccount(deps, ctx, opening, async (db, userId) => {
        const still = await lockUsableInvitation(db, token, at);
        const speaker = await findSpeaker(db, userId);
        // A person who only asks to join speaks for nobody yet: the link is for the owners to answer, who may not know
        // of it.
        const holderId = speaker ? undefined : await findPartnerByNumber(db, still.businessNumber);
        await takeUp(db, still, { companyId: speaker?.companyId ?? holderId ?? null, by: userId, at });
        await notifyInviter(db, notices, 'accepted', still);
        if (still.isShown) await postConfirmation(db, deps, { id: userId, name, email, language: sender.language }, at);
        await record(db, userId, { by: userId });
        return { name, email, linkId: still.linkId };
      });
    },
  };
};

type Invited = { businessNumber: string; country: string; invitedName: string };

const companyFor = ({ businessNumber, country, invitedName }: Invited, typed: Typed) => {
  const { registration_number: number, registration_scheme, company_name } = typed;
  const name = company_name || invitedName;
  // The number is all that the register needs; partners read the company's name from the first day.
  if (businessNumber !== '')
    return { companyNumber: koreanNumber(businessNumber), company: { name, registration_scheme: '' } };
  if (number === '') fail('request.invalid', { registration_number: 'missing' });
  if (registration_scheme === '') fail('request.invalid', { registration_scheme: 'missing' });
  return {
    companyNumber: foreignNumber(country, number),
    company: { name, registration_scheme },
  };
};
