import { type FormWords, type Found, type FoundKind, type Language, lightOf, placeName } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import type { Actor } from '../kit/http/context.ts';
import { maskedEmail } from '../kit/security/contact-masking.ts';
import { presentListed } from '../review/record/view/declaration.presenter.ts';
import { presentRequests } from '../review/requests/request.presenter.ts';
import { presentLinks } from '../supply/links/link.presenter.ts';
import type { Match } from './matches.store.ts';
import { findCases, findCompanies, findPeople } from './operator-records.store.ts';
import { findCertificates, findFactories, findProducts } from './own-records.store.ts';
import { findKnownCompanies, findLinkIds } from './partners.store.ts';
import type { Asked } from './query.ts';
import { findDeclarationIds, findRequestIds, findSubmittedIds } from './reviews.store.ts';

type Member = Extract<Actor, { role: 'supplier' }>;
type Operator = Extract<Actor, { role: 'admin' }>;
type Looking<A> = {
  db: Db;
  actor: A;
  now: Date;
  language: Language;
  asked: Asked;
  size: number;
  /** Own records that match, and the partners that the caller knows by name; each is read once. */
  factories: () => Promise<Match[]>;
  products: () => Promise<Match[]>;
  partners: () => Promise<string[]>;
};
export type Shared = Pick<Looking<unknown>, 'factories' | 'products' | 'partners'>;
/** Returns at most `size` results, the best first. */
type Source<A> = (looking: Looking<A>) => Promise<Found[]>;
/** Each source searches only what its caller may see. */
type Sources<A> = Partial<Record<FoundKind, Source<A>>>;

export const supplierSources: Sources<Member> = {
  async company({ db, actor, asked, size, partners }) {
    const rows = await findKnownCompanies(db, [actor.companyId, ...(await partners())], asked, size);
    return rows.map(({ id, name, nameEnglish, number }) => ({
      id,
      title: name,
      detail: joined(nameEnglish, number),
      state: id === actor.companyId ? 'own' : 'partner',
    }));
  },
  async factory({ db, factories, size, language }) {
    const rows = await findFactories(db, await factories(), size);
    return rows.map(({ id, name, nameEnglish, code, region, locality, state }) => ({
      id,
      title: name,
      detail: joined(nameEnglish, code, placeName(region, locality, language)),
      state,
    }));
  },
  async product({ db, products, size }) {
    const rows = await findProducts(db, await products(), size);
    return rows.map(({ id, name, nameEnglish, partNumber, hs, state }) => ({
      id,
      title: name,
      detail: joined(nameEnglish, partNumber, hs && `HS ${hs}`),
      state,
    }));
  },
  async certificate({ db, actor, now, asked, size }) {
    const rows = await findCertificates(db, actor.companyId, asked, size);
    return rows.map(({ id, standard, number, issuer, ...validity }) => ({
      id,
      title: standard,
      detail: joined(number, issuer),
      state: lightOf(validity, todayInSeoul(now)),
    }));
  },
  async link(looking) {
    const { db, actor, asked, size } = looking;
    const ids = await findLinkIds(db, await whoseIn(looking), asked, size);
    const rows = await presentLinks(db, actor.companyId, ids);
    return rows.map(({ id, partner, partnerProduct, product, state }) => ({
      id,
      title: partner.name,
      detail: joined(product?.name ?? '', partnerProduct.name),
      state,
    }));
  },
  async declaration(looking) {
    const { db, actor, asked, size, language } = looking;
    const ids = await findDeclarationIds(db, await whoseIn(looking), asked, size);
    const rows = await presentListed(db, actor, ids);
    return rows.map(({ id, state, subject, purpose, respondent, reviewer }) => ({
      id,
      state,
      title: titleOf(subject, purpose, language) || nameOf(respondent),
      detail: joined(nameOf(respondent?.id === actor.companyId ? reviewer : respondent), purpose),
    }));
  },
  async request(looking) {
    const { db, actor, now, asked, size, language } = looking;
    const ids = await findRequestIds(db, await whoseIn(looking), asked, size);
    const rows = await presentRequests(db, actor, ids, now);
    return rows.map(({ id, state, subject, purpose, partner }) => ({
      id,
      state,
      title: titleOf(subject, purpose, language),
      detail: joined(nameOf(partner), purpose),
    }));
  },
};

export const operatorSources: Sources<Operator> = {
  async company({ db, asked, size }) {
    const rows = await findCompanies(db, asked, size);
    return rows.map(({ id, name, nameEnglish, number, state, isDisabled }) => ({
      id,
      title: name,
      detail: joined(nameEnglish, number),
      state: isDisabled ? 'disabled' : state,
    }));
  },
  async person({ db, asked, size }) {
    const rows = await findPeople(db, asked, size);
    return rows.map(({ id, name, email, state, companyName }) => ({
      id,
      title: name,
      detail: joined(maskedEmail(email), companyName ?? ''),
      state,
    }));
  },
  async case({ db, asked, size }) {
    const rows = await findCases(db, asked, size);
    return rows.map(({ id, companyName, applicant, number, state }) => ({
      id,
      title: companyName || applicant,
      detail: joined(companyName && applicant, number),
      state,
    }));
  },
  async declaration({ db, actor, asked, size, language }) {
    const rows = await presentListed(db, actor, await findSubmittedIds(db, asked, size));
    return rows.map(({ id, state, subject, purpose, respondent }) => ({
      id,
      state,
      title: titleOf(subject, purpose, language) || nameOf(respondent),
      detail: joined(nameOf(respondent), purpose),
    }));
  },
  async factory({ db, factories, size }) {
    const rows = await findFactories(db, await factories(), size);
    return rows.map(({ id, name, nameEnglish, state, companyName }) => ({
      id,
      title: name,
      detail: joined(companyName, nameEnglish),
      state,
    }));
  },
};

const whoseIn = async ({ actor, partners, products, factories }: Looking<Member>) => ({
  companyId: actor.companyId,
  partnerIds: await partners(),
  products: await products(),
  factories: await factories(),
});

type Subject = { name: string; from: string; to: string; form: { words: FormWords } | null };

/** Returns the subject: a questionnaire in the reader's language, a factory or product, a time, or else the purpose. */
const titleOf = ({ name, from, to, form }: Subject, purpose: string, language: Language) => {
  const written = form && (form.words[language] || Object.values(form.words).find((words) => words !== ''));
  return written || name || (from && `${from} – ${to}`) || purpose;
};

/** Returns an empty name for operators, who have no company. */
const nameOf = (company: { name: string } | null | undefined) => company?.name ?? '';

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
