import sharp from 'sharp';
import { ageingJobs, planAgeing } from '../src/factory/ageing.jobs.ts';
import { certificateJobs, planCertificates } from '../src/factory/certificate.jobs.ts';
import { createJobs } from '../src/kit/jobs.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { useCompanies } from './companies.ts';
import { inSavepoint } from './people.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Companies = ReturnType<typeof useCompanies>;
type Member = Awaited<ReturnType<Companies['member']>>;
type Furnished = Record<'ours' | 'editor' | 'viewer' | 'theirs', Member> &
  Record<'companyId' | 'ulsan' | 'pohang' | 'iso9001', string> & { standardId: (code: string) => string };
/** Said here, because what a member can call is longer than the compiler would write down. */
type Certificates = Companies & {
  furnish: () => Promise<Furnished>;
  pdf: (name?: string) => Promise<File>;
  picture: (name?: string) => Promise<File>;
  runDaily: () => Promise<string[]>;
};

/** A company with two factories, people of each role in it, and somebody of another. */
export const useCertificates = (world: World): Certificates => {
  const companies = useCompanies(world);
  let made: Promise<Buffer> | undefined;

  const pdf = async (name = 'ISO 9001.pdf') => {
    made ??= Promise.resolve(certificatePdf({ businessNumber: '1248100998' }));
    return new File([new Uint8Array(await made)], name);
  };
  const picture = async (name = 'cert.jpg') => {
    const bytes = sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: 'white' } })
      .withExif({ IFD0: { Copyright: 'here and there' } })
      .jpeg();
    return new File([new Uint8Array(await bytes.toBuffer())], name);
  };

  const furnish = async () => {
    const companyId = await companies.verified();
    const ours = await companies.member(companyId, 'owner');
    const editor = await companies.member(companyId, 'editor', { language: 'en' });
    const viewer = await companies.member(companyId, 'viewer');
    const theirs = await companies.member(await companies.verified('2208162517', '다른회사'));
    const ulsan = (await ours.registerFactory({ name: '울산 1공장', country: 'KR' })).id;
    const pohang = (await ours.registerFactory({ name: '포항공장', country: 'KR', isNew: true })).id;
    const { rows } = await ours.listCertificateStandards();
    const standardId = (code: string) => rows.find((one) => one.code === code)?.id ?? '';
    return { companyId, ours, editor, viewer, theirs, ulsan, pohang, iso9001: standardId('ISO 9001'), standardId };
  };

  /** What runs every day, now; gives the errors that it met. */
  const runDaily = async () => {
    const errors: string[] = [];
    const { notices } = world.account;
    const enqueue: ReturnType<typeof createJobs>['enqueue'] = (db, job) => jobs.enqueue(db, job);
    const jobs = createJobs({
      database: { inTransaction: inSavepoint(world) },
      clock: world.clock,
      handlers: {
        ...certificateJobs({ notices, enqueue, clock: world.clock }),
        ...ageingJobs({ enqueue, clock: world.clock }),
      },
      onError: (error) => errors.push(String(error)),
    });
    const yesterday = new Date(world.clock().getTime() - DAY_MS);
    await planCertificates(world.db(), enqueue, yesterday);
    await planAgeing(world.db(), enqueue, yesterday);
    await jobs.runDue();
    return errors;
  };

  return { ...companies, furnish, pdf, picture, runDaily };
};

const DAY_MS = 24 * 60 * 60 * 1000;
