import { type DemoAccount, NO_NAMES } from '@ieum/contract';
import type { Platform } from '../../account/platform.ts';
import type { Clock } from '../../kit/clock.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Database, InTransaction } from '../../kit/db/database.ts';
import { wholeBills } from './fixtures/bills.ts';
import { shiftDemo } from './fixtures/date-shift.ts';
import type { DemoData } from './fixtures/demo-data.ts';
import { scriptNamesOf } from './fixtures/script-names.ts';
import { registerNewcomers } from './seeds/applicants.ts';
import { addCompanies, FIRST_DAY } from './seeds/companies.ts';
import { renameCompanies } from './seeds/company-renames.ts';
import { shareAndRevise } from './seeds/disclosure.ts';
import { importSheets } from './seeds/imports.ts';
import { inviteSuppliers } from './seeds/invitations.ts';
import { addLinks } from './seeds/links.ts';
import { enterProduction } from './seeds/production.ts';
import { enterQuarters } from './seeds/quarterly-flows.ts';
import { addRecords } from './seeds/records.ts';
import { reviewDeclarations } from './seeds/reviews.ts';
import { addSettings } from './seeds/settings.ts';
import { addVisits } from './seeds/visits.ts';
import { createActorApi } from './timeline/actor-api.ts';
import { companyOf, SHOWN } from './timeline/actors.ts';
import type { SeedContext } from './timeline/seed-context.ts';
import { createTimeline } from './timeline/timeline.ts';

type Filling = {
  demo: DemoData;
  now: Date;
  partsOf: (clock: Clock) => Platform;
  passwordHash: string;
  /** Called with the share of the timeline that has run, and its day. */
  onProgress?: (share: number, day: string) => void;
};

/** Fills everything in one transaction: all of it is stored, or nothing. */
export const fillDemo = async ({ database, ...filling }: Filling & { database: Pick<Database, 'kysely'> }) => {
  const transaction = await database.kysely.startTransaction().execute();
  try {
    const filled = await fillIn((run) => run(transaction), filling);
    await transaction.commit().execute();
    return filled;
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
};

/** Runs eight months of activity, each step at its own moment up to now. */
export const fillIn = async (inTransaction: InTransaction, filling: Filling) => {
  const { demo, now, partsOf, passwordHash, onProgress } = filling;
  const timeline = createTimeline(now);
  const platform = known(partsOf(timeline.clock), passwordHash);
  const actors = createActorApi({ inTransaction, platform, timeline });
  const shifted = shiftDemo({ ...demo, bom: wholeBills(demo.bom) }, todayInSeoul(now));
  const context: SeedContext = {
    actors,
    timeline,
    demo: shifted,
    passwordHash,
    factories: new Map(),
    products: new Map(),
    links: new Map(),
  };
  for (const history of SEEDS) history(context);
  planSystemSteps(context);
  try {
    await timeline.run(async (share) => {
      await actors.deliver();
      onProgress?.(share, todayInSeoul(timeline.clock()));
    });
    return { ...countsOf(context), accounts: SHOWN.map((account) => accountOf(context, account)) };
  } finally {
    await actors.close();
  }
};

/** Of two steps at the same moment, the one that is added first runs first. */
const SEEDS = [
  addCompanies,
  addRecords,
  addLinks,
  enterQuarters,
  enterProduction,
  shareAndRevise,
  inviteSuppliers,
  registerNewcomers,
  renameCompanies,
  reviewDeclarations,
  addSettings,
  importSheets,
  addVisits,
];

/** One password opens every account, so it is hashed only once. */
const known = (platform: Platform, passwordHash: string): Platform => ({
  ...platform,
  passwords: {
    inLine: (run) => run({ hash: async () => passwordHash, verify: async (kept) => kept === passwordHash }),
  },
});

const WEEK = 7;
const COUNTED_DAYS = 13 * WEEK;
/** Days before today that are counted daily, as from now on; earlier weeks are counted once at their end. */
const COUNTED_DAILY = 8;

/** Runs the daily jobs once a week from the first day on, and counts flags over the last quarter. */
const planSystemSteps = ({ actors, timeline }: SeedContext) => {
  for (let daysAgo = WEEK * Math.floor(FIRST_DAY / WEEK) - WEEK; daysAgo >= 0; daysAgo -= WEEK)
    timeline.daily(daysAgo, 9, actors.morning);
  timeline.daily(COUNTED_DAYS + 1, 9, actors.planCounting);
  for (let daysAgo = COUNTED_DAYS; daysAgo >= 0; daysAgo -= 1)
    if (daysAgo <= COUNTED_DAILY || timeline.isSunday(daysAgo)) timeline.daily(daysAgo, 9.1, actors.countFlags);
};

const countsOf = ({ actors, factories, products, links }: SeedContext) => ({
  people: actors.people.size,
  companies: new Set(
    [...actors.people.values()].flatMap((person) => (person.role === 'supplier' ? [person.companyId] : [])),
  ).size,
  factories: factories.size,
  products: products.size,
  links: links.size,
});

/** Names of a person's company; none for operators. */
const accountNames = (names = NO_NAMES) => ({
  company: names.name,
  companyEnglish: names.nameEnglish,
  companyChinese: names.nameChinese,
  companyJapanese: names.nameJapanese,
});

const accountOf = ({ actors, demo }: SeedContext, { key, person }: (typeof SHOWN)[number]): DemoAccount => {
  const { email, name, role, language } = actors.personOf(person);
  const company = demo.companies.find(({ code }) => code === companyOf(person));
  return {
    key,
    email,
    name,
    language,
    role: role === 'admin' ? 'admin' : 'supplier',
    ...accountNames(company && scriptNamesOf(company)),
  };
};
