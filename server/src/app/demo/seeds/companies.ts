import { contract, dayAfter, foreignNumber, type Input, koreanNumber } from '@ieum/contract';
import { addDemoPerson } from '../../../account/sign-up/demo-person.ts';
import { dateBack, foundCompany } from '../../../company/demo-company.ts';
import { todayInSeoul } from '../../../kit/clock.ts';
import { nameColumns } from '../../../kit/db/script-names.ts';
import { type DemoCompany, namelessIn } from '../fixtures/demo-data.ts';
import { factoryDetails } from '../fixtures/loader.ts';
import { scriptNamesOf } from '../fixtures/script-names.ts';
import { productDetails } from '../fixtures/supply.ts';
import { addressOf, COLLEAGUES, companyOf, languageOf, OPERATORS, OWNERS, phoneOf } from '../timeline/actors.ts';
import { registrationPaper } from '../timeline/sample-pdf.ts';
import { found, productOf, type SeedContext } from '../timeline/seed-context.ts';
import { FORMER_NAMES } from './company-renames.ts';
import { addVerification } from './verification.ts';

/** Days since the portal is in use. */
export const FIRST_DAY = 243;
const FOUNDED_FROM = 240;
const FOUNDED_DAYS = 32;
/** Two companies sign up like everybody else; the others exist before the portal has a sign-up. */
const SIGNED_UP = ['C17', 'C39'];
export const PASSWORD = 'a password for the demo';
const HOURS = [9.2, 10.4, 11.1, 13.3, 14.6, 15.8, 16.5];

/** Adds operators, then companies one after the other with their factories and products, then colleagues. */
export const addCompanies = (context: SeedContext) => {
  const { timeline, demo } = context;
  timeline.on(FIRST_DAY, 9, () => enterOperators(context));
  const nameless = namelessIn(demo);
  const named = demo.companies.filter(({ code }) => !nameless.has(code));
  for (const [nth, company] of named.entries()) {
    const daysAgo = FOUNDED_FROM - Math.floor((nth * FOUNDED_DAYS) / named.length);
    const hour = HOURS[nth % HOURS.length] ?? 10;
    const comes = SIGNED_UP.includes(company.code) ? signUpOwner : foundOwner;
    timeline.on(daysAgo, hour, async () => {
      await comes(context, company, nth);
      await describe(context, company);
    });
    timeline.on(daysAgo - 1, hour, () => settle(context, company));
  }
  for (const [nth, colleague] of COLLEAGUES.entries())
    timeline.on(colleague.daysAgo, 14, () => invite(context, colleague, nth));
};

const enterOperators = async ({ actors, timeline, passwordHash }: SeedContext) => {
  await actors.planMornings();
  for (const [nth, { key, name }] of OPERATORS.entries()) {
    const person = { email: addressOf(key), name, language: 'kr' as const };
    const id = await actors.inTransaction((db) =>
      addDemoPerson(db, { ...person, passwordHash, at: timeline.clock(), role: 'admin', phone: phoneOf(90 + nth) }),
    );
    actors.enter(key, { id, ...person, role: 'admin', nth: 240 + nth });
  }
};

const foundOwner = async (context: SeedContext, company: DemoCompany, nth: number) => {
  const { actors, timeline, passwordHash } = context;
  const { code, country } = company;
  const number = numberOf(company);
  const person = { email: addressOf(code), name: OWNERS[code] ?? code, language: languageOf(country) };
  await actors.inTransaction(async (db) => {
    const at = timeline.clock();
    const id = await addDemoPerson(db, { ...person, passwordHash, at, phone: phoneOf(nth + 1) });
    const { representative: representedBy, ...named } = identityOf(company);
    const companyId = await foundCompany(db, {
      companyNumber: number,
      ownerId: id,
      at,
      company: { ...nameColumns(named), representative: representedBy, ...(country && { country }) },
    });
    actors.enter(code, { id, ...person, role: 'supplier', companyId, memberRole: 'owner', nth });
  });
  const { name, representative } = identityOf(company);
  await addVerification(context, { key: code, company: name, representative, number });
};

/** The identity that an operator verifies later. */
const identityOf = (company: DemoCompany) => ({
  ...scriptNamesOf(company),
  ...FORMER_NAMES[company.code],
  representative: OWNERS[company.code] ?? '',
  ...(company.country && { country: company.country }),
});

/** A company abroad gets a number that no register issues. */
const numberOf = ({ code, biz_no, country }: DemoCompany) => {
  const digits = digitsOf(biz_no);
  return digits === null ? foreignNumber(country ?? '', `DEMO-00${code.slice(1)}`) : koreanNumber(digits);
};

const digitsOf = (number: string | null) => number?.replace(/\D/g, '') ?? null;

type SignUp = {
  key: string;
  name: string;
  number: string;
  nth: number;
  company: string;
  openedOn: string;
  /** Days before the sign-up. */
  issued?: number;
};
const ISSUED = 20;

/** Signs up as everybody does: an account, a certificate, and a mail whose link is followed. */
export const signUp = async ({ actors, timeline }: Pick<SeedContext, 'actors' | 'timeline'>, applicant: SignUp) => {
  const { key, name, number, nth, company, openedOn, issued = ISSUED } = applicant;
  const email = addressOf(key);
  const door = actors.stranger(nth);
  const issuedOn = dayAfter(todayInSeoul(timeline.clock()), -issued);
  const file = registrationPaper({ number, company, representative: name, openedOn, issuedOn });
  const fields = { name, email, password: PASSWORD, phone: phoneOf(nth), business_number: number };
  await door.signUp({ ...fields, file });
  await actors.deliver();
  await door.confirmEmail({ token: actors.secretFor(email) });
  await actors.readCertificates();
  const { rows } = await actors.as('verifier').listUsers({ q: email });
  const [user] = rows;
  if (!user) throw new Error(`${email} did not arrive`);
  const person = { id: user.id, email, name, language: 'kr' as const, nth };
  const membership = user.company;
  if (membership?.state !== 'active') return actors.enter(key, { ...person, role: 'newcomer' });
  await actors.inTransaction((db) => dateBack(db, membership.companyId, timeline.clock()));
  return actors.enter(key, { ...person, role: 'supplier', companyId: membership.companyId, memberRole: 'owner' });
};

const signUpOwner = async (context: SeedContext, company: DemoCompany, nth: number) => {
  const { code, name_ko, biz_no } = company;
  const name = OWNERS[code] ?? code;
  const number = digitsOf(biz_no) ?? '';
  await signUp(context, { key: code, name, number, nth: nth + 1, company: name_ko, openedOn: '2009-04-13' });
  const owner = context.actors.as(code);
  const { version } = await owner.getCompany();
  await owner.updateCompany({ ...identityOf(company), version });
  const verifier = context.actors.as('verifier');
  const [waiting] = (await verifier.listCases({ search: number })).rows;
  if (!waiting) throw new Error(`${code} waits for nobody`);
  const taken = await verifier.takeCase({ id: waiting.id, version: waiting.version });
  await verifier.verifyCase({ id: waiting.id, version: taken.version });
};

const describe = async ({ actors }: SeedContext, company: DemoCompany) => {
  const { code, ksic } = company;
  const owner = actors.as(code);
  const { version } = await owner.getCompany();
  const contact = { email: addressOf(code), phone: '+82 2-0000-0000' };
  await owner.updateCompany({ industryCode: ksic ?? '', ...contact, version });
};

const settle = async (context: SeedContext, { code, ksic }: DemoCompany) => {
  const { actors, timeline, demo, factories, products } = context;
  const owner = actors.as(code);
  for (const factory of demo.factories.filter(({ company }) => company === code)) {
    const details = factoryDetails(factory, ksic ?? '', timeline.day(FOUNDED_FROM + 20));
    const made = await owner.registerFactory(contract.registerFactory.input.parse(details));
    factories.set(factory.code, made.id);
  }
  for (const product of demo.products.filter(({ company }) => company === code)) {
    const input: Input<typeof contract.addProduct> = contract.addProduct.input.parse(
      productDetails(demo, productOf(context, product.code)),
    );
    products.set(product.code, await owner.addProduct(input));
  }
};

const invite = async ({ actors }: SeedContext, { key, name, role }: (typeof COLLEAGUES)[number], nth: number) => {
  const owner = actors.as(companyOf(key));
  const { language } = actors.personOf(companyOf(key));
  const email = addressOf(key);
  await owner.inviteMember({ email, role });
  await actors.deliver();
  const place = 60 + nth;
  const door = actors.stranger(place, language);
  const token = actors.secretFor(email);
  await door.readInvitation({ token });
  await door.joinByInvitation({ token, name, phone: phoneOf(place), password: PASSWORD });
  const { rows } = await owner.listMembers({ search: name });
  const id = found(new Map(rows.map((row) => [row.email, row.id])), email);
  const companyId = actors.companyId(companyOf(key));
  actors.enter(key, { id, email, name, language, nth: place, role: 'supplier', companyId, memberRole: role });
};
