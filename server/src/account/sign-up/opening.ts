import type { CompanyNumber } from '@ieum/contract';
import { joinCompany } from '../../company/members/membership.ts';
import { submitCase } from '../../company/verification/submission.ts';
import { withKeptFile } from '../../document/kept-files.ts';
import { checkPdfFile } from '../../document/pdf/pdf-gate.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import type { ReceivedFile } from '../../kit/files/uploads.ts';
import type { Sender } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Platform } from '../platform.ts';
import { agreeToTerms } from '../terms/agreement.ts';
import { findUserByEmail, insertUser } from '../user.store.ts';

const PDF = 'application/pdf';

type Reach = { inTransaction: InTransaction; sender: Sender; file: ReceivedFile };
type Opening = {
  name: string;
  email: string;
  password: string;
  phone: string;
  companyNumber: CompanyNumber;
  company?: { name: string; registration_scheme: string };
  /** Version of the terms that the person has agreed to. */
  version: string;
  /** True if a link has proved that the mailbox is theirs. */
  isConfirmed: boolean;
  at: Date;
  /** Takes the counted try back when the file is refused: the person can repair the file and send it again. */
  giveBack: (db: Db) => Promise<unknown>;
};

/**
 * Opens an account with a claim to a company, or with the wish to join it. Cheap checks come first, then the slow ones,
 * then one transaction: file, member, company or claim, case, consents, and what the caller adds in `finish`.
 */
export const openAccount = async <T>(
  deps: Platform,
  { inTransaction, sender, file }: Reach,
  opening: Opening,
  finish: (db: Db, userId: string) => Promise<T>,
) => {
  const { passwords, files, terms, notices } = deps;
  const { name, email, password, phone, companyNumber, company, version, isConfirmed, at, giveBack } = opening;
  if (await inTransaction((db) => findUserByEmail(db, email))) fail('account.email_taken', { email: 'taken' });
  const trouble = await checkPdfFile(file);
  if (trouble) {
    await inTransaction(giveBack);
    fail(`document.${trouble}`, { file: trouble });
  }
  const passwordHash = await passwords.inLine(({ hash }) => hash(password));

  return withKeptFile(files, inTransaction, file, async (db, keep) => {
    const user = await insertUser(db, {
      email,
      name,
      phone,
      password_hash: passwordHash,
      role: 'supplier',
      language: sender.language,
      created_at: at.toISOString(),
      ...(isConfirmed && { email_confirmed_at: at.toISOString() }),
    });
    // A parallel sign-up has taken the address.
    const { id: userId } = user ?? fail('account.email_taken', { email: 'taken' });
    const keepCertificate = (companyId: string | null) =>
      keep(db, { uploadedBy: userId, companyId, at, mediaType: PDF });
    const caseId = await joinCompany(db, { userId, name, companyNumber, company, at, notices, keepCertificate });
    await agreeToTerms(db, terms, { userId, version, sender, at });
    await submitCase(db, deps, caseId, at);
    return finish(db, userId);
  });
};
