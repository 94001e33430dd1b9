import { contract, type Input } from '@ieum/contract';
import { demoCertificate } from '../fixtures/certificates.ts';
import { factoryDetails } from '../fixtures/loader.ts';
import { paper } from '../timeline/sample-pdf.ts';
import { found, type SeedContext } from '../timeline/seed-context.ts';

type Certificate = { code: string; factory: string; standard: string; valid_to: string };
type Edit = { factory: string; daysAgo: number; by: string; change: Partial<Details> };
type Details = Input<typeof contract.registerFactory>;

const ADDED_FROM = 200;
/** Certificates for factories that have none in `demo.json`; they expire much later. */
const MORE = [
  { code: 'K21', factory: 'F001', standard: 'ISO 9001:2015', daysLeft: 640 },
  { code: 'K22', factory: 'F002', standard: 'ISO 14001:2015', daysLeft: 410 },
  { code: 'K23', factory: 'F028', standard: 'ISO 9001:2015', daysLeft: 205 },
  { code: 'K24', factory: 'F039', standard: 'ISO 9001:2015', daysLeft: 520 },
];
/** Certificates that were submitted with their file. */
const WITH_FILE = ['K03', 'K06', 'K21', 'K23'];
/** Expired long ago, and renewed in time. */
const RENEWED = { code: 'K20', factory: 'F001', standard: 'IATF 16949:2016', endedDaysAgo: 88, renewedDaysAgo: 104 };
const YEAR = 365;

/** Adds certificates, and changes that people made to factories later. */
export const addRecords = (context: SeedContext) => {
  const { timeline, demo } = context;
  const more = MORE.map(({ daysLeft, ...certificate }) => ({ ...certificate, valid_to: timeline.day(-daysLeft) }));
  for (const [nth, certificate] of [...demo.certificates, ...more].entries())
    timeline.on(ADDED_FROM - nth * 2, 10 + (nth % 6), () => addCertificate(context, certificate));
  timeline.on(ADDED_FROM, 16, () =>
    addCertificate(context, { ...RENEWED, valid_to: timeline.day(RENEWED.endedDaysAgo) }),
  );
  timeline.on(RENEWED.renewedDaysAgo, 11, () => renew(context));
  for (const edit of EDITS) timeline.on(edit.daysAgo, 15, () => editFactory(context, edit));
};

const ownerOf = ({ demo }: SeedContext, factory: string) =>
  demo.factories.find(({ code }) => code === factory)?.company ?? factory;

const addCertificate = async (context: SeedContext, certificate: Certificate) => {
  const { actors, timeline } = context;
  const owner = actors.as(ownerOf(context, certificate.factory));
  const { rows } = await owner.listCertificateStandards();
  const details = demoCertificate(certificate, found(context.factories, certificate.factory), rows);
  const lines = [`${certificate.standard} · ${certificate.code}`, `유효기간 : ${certificate.valid_to} 까지`];
  const file = WITH_FILE.includes(certificate.code) && paper('인증서', lines, `${certificate.code}.pdf`);
  const documentId = file ? (await owner.uploadCertificateFile({ file })).documentId : null;
  const issuer = '이음시험인증원(가상)';
  const validFrom = timeline.day(ADDED_FROM + YEAR);
  await owner.addCertificate({
    ...details,
    issuer,
    validFrom: validFrom < certificate.valid_to ? validFrom : '',
    documentId,
  });
};

const renew = async (context: SeedContext) => {
  const { actors, timeline } = context;
  const owner = actors.as(ownerOf(context, RENEWED.factory));
  const { rows } = await owner.listCertificates({ search: RENEWED.code });
  const { rows: standards } = await owner.listCertificateStandards();
  const { id, version } = await owner.getCertificate({ id: rows[0]?.id ?? '' });
  const certificate = { ...RENEWED, code: 'K20-2', valid_to: timeline.day(RENEWED.endedDaysAgo - 3 * YEAR) };
  const details = demoCertificate(certificate, found(context.factories, RENEWED.factory), standards);
  await owner.renewCertificate({ ...details, id, version });
};

const editFactory = async (context: SeedContext, { factory, by, change }: Edit) => {
  const { actors, timeline, demo } = context;
  const source = demo.factories.find(({ code }) => code === factory);
  if (!source) throw new Error(`the demo has no factory ${factory}`);
  const ksic = demo.companies.find(({ code }) => code === source.company)?.ksic ?? '';
  const caller = actors.as(by);
  const { id, version, headcount } = await caller.getFactory({ id: found(context.factories, factory) });
  const { isNew: _, ...details } = factoryDetails(source, ksic, timeline.day(0));
  const people = { total: headcount?.total ?? source.headcount, on: headcount?.on ?? timeline.day(240) };
  const edited = contract.updateFactory.input.parse({ ...details, headcount: people, ...change, id, version });
  await caller.updateFactory(edited);
};

/** Each change is kept beside the earlier ones, so that there is a history to read. */
const EDITS: Edit[] = [
  { factory: 'F001', daysAgo: 171, by: 'C01.editor', change: { nameEnglish: 'Ulsan Plant' } },
  { factory: 'F001', daysAgo: 82, by: 'C01', change: { nameEnglish: 'Ulsan Plant', operatingDays: 248 } },
  { factory: 'F003', daysAgo: 149, by: 'C02.editor', change: { nameEnglish: 'Cheongju Cell Plant' } },
  { factory: 'F003', daysAgo: 33, by: 'C02', change: { nameEnglish: 'Cheongju Cell Plant', buildingArea: 214_000 } },
  { factory: 'F014', daysAgo: 126, by: 'C07.editor', change: { nameEnglish: 'Pohang Plant' } },
  { factory: 'F014', daysAgo: 19, by: 'C07.editor', change: { nameEnglish: 'Pohang Plant', shifts: 3 } },
  { factory: 'F028', daysAgo: 58, by: 'C17', change: { description: '소규모 임가공 작업장이에요.' } },
  { factory: 'F056', daysAgo: 47, by: 'C39.editor', change: { nameEnglish: 'Ansan Plant', shifts: 2 } },
  { factory: 'F039', daysAgo: 70, by: 'C25', change: { nameEnglish: 'Quzhou Plant' } },
];
