import type { entranceContract } from '@ieum/contract';
import { submitCase } from '../company/case.submitting.ts';
import { joinCompany } from '../company/company.joining.ts';
import { withKeptFile } from '../document/document.keeping.ts';
import { checkPdf } from '../document/pdf-gate.ts';
import type { Handlers } from '../kit/context.ts';
import { fail } from '../kit/fail.ts';
import { agreeToTerms, versionAgreedTo } from './account.agreeing.ts';
import { postConfirmation } from './account.confirming.ts';
import type { AccountDeps } from './account.deps.ts';
import { findUserByEmail, insertUser } from './account.store.ts';
import { refuseGuessable } from './password-rules.ts';

const PDF = 'application/pdf';

/** Cheap checks first, then the slow ones, then everything at once: file, member, company or claim, case, consents, mail. */
export const createSignUp = (deps: AccountDeps): Pick<Handlers<typeof entranceContract>, 'signUp' | 'getTerms'> => {
  const { limiting, passwords, files, terms, notices } = deps;
  return {
    async signUp({ inTransaction, record, clock, sender, file }, input) {
      const { name, email, password, phone, business_number: businessNumber, terms_version } = input;
      const at = clock();
      const version = versionAgreedTo(terms, terms_version, at);
      await refuseGuessable(password, input);
      await limiting.take(inTransaction, 'signUp', email, sender, at);
      if (await inTransaction((db) => findUserByEmail(db, email))) fail('account.email_taken', { email: 'taken' });
      const trouble = await checkPdf(file.path);
      if (trouble) {
        // A file can be mended and sent again; what was counted is whether the address has an account.
        await inTransaction((db) => limiting.giveBack(db, 'signUp', email, undefined, at));
        fail(`document.${trouble}`, { file: trouble });
      }
      const passwordHash = await passwords.inLine(({ hash }) => hash(password));

      await withKeptFile(files, inTransaction, file, async (db, keep) => {
        const user = await insertUser(db, {
          email,
          name,
          phone,
          password_hash: passwordHash,
          role: 'supplier',
          language: sender.language,
          created_at: at.toISOString(),
        });
        // Somebody else was faster.
        const { id: userId } = user ?? fail('account.email_taken', { email: 'taken' });
        const keepCertificate = (companyId: string | null) =>
          keep(db, { uploadedBy: userId, companyId, at, mediaType: PDF });
        const caseId = await joinCompany(db, { userId, name, businessNumber, at, notices, keepCertificate });
        await agreeToTerms(db, terms, { userId, version, sender, at });
        await submitCase(db, deps, caseId, at);
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
