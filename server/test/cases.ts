import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@ieum/contract';
import { caseJobs } from '../src/company/case.jobs.ts';
import { submitCase } from '../src/company/case.submitting.ts';
import { joinCompany } from '../src/company/company.joining.ts';
import type { TaxOffice } from '../src/company/tax-office.ts';
import { insertDocument } from '../src/document/document.store.ts';
import { createJobs } from '../src/kit/jobs.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { inSavepoint } from './people.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Told = { businessNumber?: string; name?: string; email?: string; language?: Language; certificate?: Buffer };

export const NUMBER = '1248100998';
const PDF = 'application/pdf';

/** Applicants with a case each, as if they had signed up; and what runs after it. */
export const useCases = (world: World) => {
  let made: Promise<Buffer> | undefined;

  const addDocument = async (userId: string, companyId: string | null, bytes: Buffer) => {
    const path = join(world.files.arrivingFolder, crypto.randomUUID());
    writeFileSync(path, bytes);
    const { id } = await insertDocument(world.db(), {
      storage_key: await world.files.keep(path),
      name: '사업자등록증.pdf',
      media_type: PDF,
      size: bytes.length,
      sha256: '',
      uploaded_by: userId,
      company_id: companyId,
      created_at: world.clock().toISOString(),
    });
    return id;
  };

  const apply = async ({ businessNumber = NUMBER, certificate, ...person }: Told = {}) => {
    made ??= Promise.resolve(certificatePdf({ businessNumber: NUMBER }));
    const bytes = certificate ?? (await made);
    const token = await world.token({ role: 'supplier', phone: '01012345678', ...person });
    const userId = world.tokens.read(token)?.sub ?? '';
    const at = world.clock();
    const caseId = await joinCompany(world.db(), {
      userId,
      name: person.name ?? '김이음',
      businessNumber,
      at,
      notices: world.account.notices,
      keepCertificate: (companyId) => addDocument(userId, companyId, bytes),
    });
    await submitCase(world.db(), world.account, caseId, at);
    return { userId, caseId, token, client: world.withToken(token) };
  };

  const admin = async (told: { name?: string; email?: string; language?: Language } = {}) => {
    const token = await world.token(told);
    return { userId: world.tokens.read(token)?.sub ?? '', token, client: world.withToken(token) };
  };

  /** Everything that is due: reading certificates, freeing cases. Gives each error that this met. */
  const runJobs = async (taxOffice?: TaxOffice) => {
    const errors: string[] = [];
    const { enqueue, files } = world.account;
    const jobs = createJobs({
      database: { inTransaction: inSavepoint(world) },
      clock: world.clock,
      handlers: caseJobs({ files, enqueue, clock: world.clock, taxOffice }),
      onError: (error) => errors.push(String(error)),
    });
    await jobs.runDue();
    return errors;
  };

  const versionOf = async (caseId: string) =>
    (await world.db().selectFrom('company_case').select('version').where('id', '=', caseId).executeTakeFirstOrThrow())
      .version;
  const seen = async (caseId: string) => ({ id: caseId, version: await versionOf(caseId) });

  const memberOf = (userId: string) =>
    world
      .db()
      .selectFrom('company_member as member')
      .innerJoin('company', 'company.id', 'member.company_id')
      .select(['member.role', 'member.state', 'company.state as companyState', 'company.business_number as number'])
      .select('company.id as companyId')
      .where('member.user_id', '=', userId)
      .executeTakeFirstOrThrow();

  /** Of this person: what they were told in the portal. */
  const noticesOf = (userId: string) =>
    world.db().selectFrom('notice').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

  const mailsTo = async (userId: string, kind?: string) =>
    (await world.mails()).filter((mail) => mail.user_id === userId && (kind === undefined || mail.kind === kind));

  return { apply, admin, runJobs, seen, memberOf, noticesOf, mailsTo, addDocument };
};
