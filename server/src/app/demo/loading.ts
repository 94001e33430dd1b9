import { contract, type SiteType } from '@ieum/contract';
import { addDemoPerson } from '../../account/account.demo.ts';
import type { AccountDeps } from '../../account/account.deps.ts';
import { foundCompany } from '../../company/company.founding.ts';
import { createCompanyService } from '../../company/company.service.ts';
import { createCertificatesService } from '../../factory/certificates.service.ts';
import { factoryService } from '../../factory/factory.service.ts';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { demoCertificate } from './certificates.ts';
import { type DemoCompany, type DemoData, type DemoFactory, namelessIn } from './data.ts';
import { loadDemoFlows } from './flows.ts';
import { loadDemoSupply } from './supply.ts';

type Loading = { account: AccountDeps; clock: Clock; passwordHash: string };
type Owner = { id: string; companyId: string };

/** `C07` signs in as c07@demo.invalid: a domain that can never get mail. */
export const demoEmail = (code: string) => `${code.toLowerCase()}@demo.invalid`;

/** Everything at once, through the same services as a person's own; `db` is one transaction, so it is all there or nothing. */
export const loadDemo = async (db: Db, demo: DemoData, loading: Loading) => {
  const owners = new Map<string, Owner>();
  const nameless = namelessIn(demo);
  for (const company of demo.companies)
    if (!nameless.has(company.code)) owners.set(company.code, await addCompany(db, company, loading));
  const factories = new Map<string, { id: string; owner: Owner }>();
  for (const factory of demo.factories) {
    const owner = known(owners, factory.company);
    const ksic = demo.companies.find(({ code }) => code === factory.company)?.ksic ?? '';
    const input = factoryDetails(factory, ksic, dayOf(demo.as_of, loading.clock()));
    const made = await factoryService.registerFactory(
      contextOf(db, owner, loading),
      contract.registerFactory.input.parse(input),
    );
    factories.set(factory.code, { id: made.id, owner });
  }
  const { addCertificate, listCertificateStandards } = createCertificatesService(loading.account);
  for (const told of demo.certificates) {
    const { id, owner } = known(factories, told.factory);
    const context = contextOf(db, owner, loading);
    const { rows: standards } = await listCertificateStandards(context, {});
    await addCertificate(context, demoCertificate(told, id, standards));
  }
  const contexts = (code: string) => contextOf(db, known(owners, code), loading);
  const { products, links } = await loadDemoSupply(demo, contexts, loading.account);
  const counted = { companies: owners.size, factories: factories.size, certificates: demo.certificates.length };
  const flows = await loadDemoFlows(demo, { contextOf: contexts, factories, links, account: loading.account });
  return { ...counted, products: products.size, links: links.size, flows };
};

const addCompany = async (db: Db, company: DemoCompany, loading: Loading): Promise<Owner> => {
  const { account, clock, passwordHash } = loading;
  const { code, name_ko: name, name_en: nameEnglish, country, biz_no, ksic } = company;
  const at = clock();
  const id = await addDemoPerson(db, { email: demoEmail(code), name: `${code} 담당자`, passwordHash, at });
  const companyId = await foundCompany(db, {
    ...{ businessNumber: biz_no?.replace(/\D/g, '') ?? null, ownerId: id, at },
    company: { name, name_english: nameEnglish, ...(country && { country }) },
  });
  const owner = { id, companyId };
  const { getCompany, updateCompany } = createCompanyService(account);
  const context = contextOf(db, owner, loading);
  const { version } = await getCompany(context, {});
  await updateCompany(context, contract.updateCompany.input.parse({ industryCode: ksic ?? '', version }));
  return owner;
};

export type DemoContext = ReturnType<typeof contextOf>;

/** As if its owner had asked. */
const contextOf = (db: Db, { id, companyId }: Owner, { clock }: Loading) => ({
  db,
  clock,
  actor: {
    ...{ id, companyId, sessionId: id, passwordAt: clock() },
    role: 'supplier' as const,
    memberRole: 'owner' as const,
  },
  sender: { address: '', userAgent: '', language: 'kr' as const },
  recordAccess: () => undefined,
});

const known = <T>(all: Map<string, T>, code: string) => {
  const one = all.get(code);
  if (!one) throw new Error(`the demo names ${code}, which is not in it`);
  return one;
};

/** A day that is still to come is refused: on a clock that is behind, what is said holds today. */
const dayOf = (asOf: string, now: Date) => {
  const today = todayInSeoul(now);
  return asOf < today ? asOf : today;
};

const SITE_TYPES: [pattern: RegExp, type: SiteType][] = [
  [/광산|노천광/, 'mine'],
  [/물류센터/, 'warehouse'],
  [/제련|정련/, 'smelter'],
];

/** As it is told to the factory slice. */
export const factoryDetails = (factory: DemoFactory, ksic: string, on: string) => {
  const { code, name_ko: name, name_en: nameEnglish, locality, street, process } = factory;
  const { lat: latitude, lon: longitude, geo_precision: precision } = factory;
  const [country = ''] = factory.region.split('-');
  const region = factory.region_name ?? factory.region;
  // The industry of a Korean company is told by a Korean code; its plants abroad have none.
  const industry = country === 'KR' && ksic !== '' ? { ksic, ksicRevision: '11' } : {};
  return {
    ...{ code, name, nameEnglish, country, region, ...industry },
    siteType: SITE_TYPES.find(([pattern]) => pattern.test(`${name} ${process}`))?.[1] ?? 'factory',
    ...{ locality, street, postalCode: factory.postal_code, addressEnglish: factory.address_en },
    point: { latitude, longitude, precision },
    processes: [{ scheme: 'process', code: factory.process_code, name: process, isPrimary: true }],
    headcount: { total: factory.headcount, on },
    siteArea: factory.site_area_m2,
    capacities: [{ quantity: factory.capacity, unit: factory.capacity_unit, period: 'year' }],
    gln: factory.gln,
    // Two companies each have their 울산공장; nobody is there to be asked.
    isNew: true,
  };
};
