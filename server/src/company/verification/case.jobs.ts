import { type CompanyNumber, isSameNumber, readCompanyNumber, type TypedValues } from '@ieum/contract';
import { documentFile } from '../../document/kept-files.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext, JobHandlers } from '../../kit/jobs/queue.ts';
import { compareReading } from '../certificate-reading/comparison.ts';
import { nothingRead, readCertificate } from '../certificate-reading/reading.ts';
import { isAskable, type TaxOffice } from '../tax-office/client.ts';
import { askAboutNumber } from '../tax-office/status.ts';
import { RELEASE_CASE, releaseForgotten } from './assignment.service.ts';
import { type Case, findCase, findSubject } from './case.store.ts';
import { runChecks } from './checks.ts';
import type { CaseDeps } from './dependencies.ts';
import { countSameName, countSameNumber } from './queue.store.ts';
import { storeReading } from './round.store.ts';
import { READ_CASE, type ReadPayload, typedOf } from './submission.ts';

type Options = Pick<CaseDeps, 'files' | 'enqueue'> & {
  clock: Clock;
  /** Missing where no key is set: then the office is not asked. */
  taxOffice?: TaxOffice | undefined;
};

export const caseJobs = (options: Options): JobHandlers => ({
  [READ_CASE]: (job) => read(options, job),
  [RELEASE_CASE]: ({ payload, inTransaction }) =>
    inTransaction((db) => releaseForgotten(db, options.enqueue, String(payload), options.clock())),
});

/** Reads outside of any transaction: reading takes seconds, and the tax office may take longer. */
const read = async ({ files, clock, taxOffice }: Options, { payload, inTransaction }: JobContext) => {
  const { caseId, round } = payload as ReadPayload;
  const found = await inTransaction(async (db) => {
    const typed = await typedNow(db, caseId, round);
    return typed && { typed, file: await documentFile(db, files, typed.documentId) };
  });
  if (!found) return;
  const { businessNumber } = found.typed;
  const companyNumber = readCompanyNumber(businessNumber);
  const isAbroad = companyNumber.kind === 'foreign';
  const lookedFor = isAbroad ? businessNumber : undefined;
  const reading = found.file ? await readTwice(found.file.path, lookedFor) : nothingRead();
  const asks = !isAbroad && (await isAskable(taxOffice));
  const taxStatus = taxOffice && asks ? await askAboutNumber(taxOffice, inTransaction, businessNumber) : undefined;
  await inTransaction(async (db) => {
    const typed = await typedNow(db, caseId, round);
    // The case was decided or corrected meanwhile: this reading is outdated.
    if (typed?.businessNumber !== businessNumber) return;
    const same = await countSameNumber(db, companyNumber, caseId);
    // A request to join is about exactly that company, and a company that is renamed has its number already.
    const isTheirs =
      typed.kind === 'join' || (typed.kind === 'identity' && isSameNumber(typed.heldNumber, companyNumber));
    const others = isTheirs ? { ...same, verified: 0 } : same;
    const comparisons = compareReading(reading, typed);
    const checks = runChecks({
      companyNumber,
      reading,
      comparisons,
      others,
      taxStatus,
      names: typed.kind === 'join' ? [] : [typed.companyName, ...typed.otherNames],
      sameName: typed.kind === 'join' ? 0 : await countSameName(db, typed.companyName, typed.companyId),
      now: clock(),
    });
    await storeReading(db, caseId, round, { reading, checks, at: clock() });
  });
};

/** Reads again after a cut-off: on a busy machine the second try may be fast enough. */
const readTwice = async (path: string, numberAbroad: string | undefined) => {
  const reading = await readCertificate(path, numberAbroad);
  return reading.isCutOff && !reading.hasText ? readCertificate(path, numberAbroad) : reading;
};

type TypedNow = TypedValues &
  Pick<Case, 'documentId' | 'kind' | 'companyId'> & { otherNames: string[]; heldNumber: CompanyNumber };

const typedNow = async (db: Db, caseId: string, round: number): Promise<TypedNow | undefined> => {
  const caseRow = await findCase(db, caseId);
  if (caseRow?.round !== round) return undefined;
  const subject = await findSubject(db, caseRow);
  const { documentId, kind, companyId, companyNumber: heldNumber } = caseRow;
  const { nameEnglish, nameChinese, nameJapanese } = subject.identity?.after ?? subject;
  const otherNames = [nameEnglish, nameChinese, nameJapanese];
  return { ...typedOf(caseRow, subject), documentId, kind, companyId, otherNames, heldNumber };
};
