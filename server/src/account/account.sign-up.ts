import { type entranceContract, REQUIRED_CONSENTS } from '@ieum/contract';
import { joinCompany } from '../company/company.joining.ts';
import { withKeptFile } from '../document/document.keeping.ts';
import { checkPdf } from '../document/pdf-gate.ts';
import type { Handlers } from '../kit/context.ts';
import { fail } from '../kit/fail.ts';
import { postConfirmation } from './account.confirming.ts';
import type { AccountDeps } from './account.deps.ts';
import { findUserByEmail, insertUser } from './account.store.ts';
import { insertConsents } from './consent.store.ts';
import { refuseGuessable } from './password-rules.ts';

const PDF = 'application/pdf';

/** Cheap checks first, then the slow ones, then everything at once: file, member, company or claim, case, consents, mail. */
export const createSignUp = (deps: AccountDeps): Pick<Handlers<typeof entranceContract>, 'signUp' | 'getTerms'> => {
  const { limiting, passwords, files, terms } = deps;
  return {
    async signUp({ inTransaction, record, clock, sender, file }, input) {
      const { name, email, password, phone, business_number: businessNumber, terms_version } = input;
      const at = clock();
      const version = terms.versionAt(at);
      if (terms_version !== undefined && terms_version !== version) fail('account.terms_changed');
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
        await joinCompany(db, { userId, businessNumber, at, keepCertificate });
        const textHash = terms.hashOf(version, sender.language);
        const given = { userId, isGranted: true, version, textHash, sender, at };
        await insertConsents(
          db,
          REQUIRED_CONSENTS.map((item) => ({ ...given, item })),
        );
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
