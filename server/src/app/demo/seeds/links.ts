import { contract, type Input } from '@ieum/contract';
import { addLink } from '../../../supply/links/proposal.ts';
import type { DemoData } from '../fixtures/demo-data.ts';
import { inputFor } from '../fixtures/supply.ts';
import { found, productOf, type SeedContext } from '../timeline/seed-context.ts';

type Relation = DemoData['relations'][number];

const FIRST = 205;
const DAYS = 48;
const ANSWERED_AFTER = 3;
/** Days ago: unconfirmed links are younger than confirmed ones. */
const LATER: Record<string, number> = { R07: 17, R17: 71, R29: 96, R40: 65, R42: 68, R36: 131 };
const ASSIGNED_AFTER = 2;
const DISPUTED_AFTER = 8;
const REASON = '7월 이후 입고 기록이 없어 우리 입출고 대장과 맞지 않아요. 거래명세서를 보내 주세요.';

/** Adds links: each proposed by one side, and most of them confirmed by the other some days later. */
export const addLinks = (context: SeedContext) => {
  const { timeline, demo } = context;
  for (const [nth, relation] of demo.relations.entries()) {
    const daysAgo = LATER[relation.code] ?? FIRST - Math.floor((nth * DAYS) / demo.relations.length);
    const hour = 9.5 + (nth % 7);
    timeline.on(daysAgo, hour, () => propose(context, relation));
    if (relation.status === 'confirmed') timeline.on(daysAgo - ANSWERED_AFTER, hour, () => confirm(context, relation));
    if (relation.code in LATER) timeline.on(daysAgo - ASSIGNED_AFTER, hour, () => assign(context, relation));
    if (relation.status === 'disputed') timeline.on(daysAgo - DISPUTED_AFTER, hour, () => dispute(context, relation));
  }
};

const sidesOf = (context: SeedContext, { buyer_product, supplier_product }: Relation) => ({
  buyer: productOf(context, buyer_product),
  supplier: productOf(context, supplier_product),
});

const propose = async (context: SeedContext, relation: Relation) => {
  const { actors, demo, products, links } = context;
  const { buyer, supplier } = sidesOf(context, relation);
  const { spend_share_pct: spendShare, material_share_pct: inputShare, status, code } = relation;
  if (status !== 'confirmed' && status !== 'unidentified') {
    // The supplier itself proposes an unconfirmed link: otherwise nobody could look behind it yet.
    const words = { product: buyer.name_ko };
    const of = { side: 'supplier' as const, productId: found(products, supplier.code).id, words };
    links.set(code, await proposeTo(context, supplier.company, buyer.company, { ...of, figures: { spendShare } }));
    return;
  }
  const made = found(products, buyer.code);
  const inputId = inputFor(demo, made, buyer.code, supplier.code);
  const terms = {
    side: 'buyer' as const,
    productId: made.id,
    figures: { spendShare, inputShare, inputId },
    words: { product: supplier.name_ko, hs: supplier.hs6 ?? '' },
  };
  if (status === 'confirmed') {
    links.set(code, await proposeTo(context, buyer.company, supplier.company, terms));
    return;
  }
  const company = demo.companies.find((listed) => listed.code === supplier.company);
  const words = { ...terms.words, company: company?.name_ko ?? '', country: company?.country ?? '' };
  links.set(code, (await actors.as(buyer.company).proposeLink({ ...terms, words, isUnidentified: true })).id);
};

type LinkTerms = Omit<Input<typeof contract.proposeLink>, 'businessNumber'>;

const proposeTo = async ({ actors, timeline, demo }: SeedContext, by: string, to: string, terms: LinkTerms) => {
  const number = demo.companies.find(({ code }) => code === to)?.biz_no?.replace(/\D/g, '');
  if (number) return (await actors.as(by).proposeLink({ ...terms, businessNumber: number })).id;
  // A company abroad has no number in the portal and would need an invitation, but these were here before.
  const proposal = contract.proposeLink.input.parse(terms);
  const proposer = { companyId: actors.companyId(by), by: actors.personOf(by).id, at: timeline.clock() };
  const partner = { companyId: actors.companyId(to), number: '' };
  return (await actors.inTransaction((db) => addLink(db, proposer, proposal, partner))).id;
};

const confirm = async (context: SeedContext, relation: Relation) => {
  const { supplier } = sidesOf(context, relation);
  const seller = context.actors.as(supplier.company);
  const { id, version } = await seller.getLink({ id: found(context.links, relation.code) });
  await seller.confirmLink({ id, version, productId: found(context.products, supplier.code).id });
};

/** A claimed link is in the buyer's chain because the buyer names the product, and states the share of the input. */
const assign = async (context: SeedContext, relation: Relation) => {
  const { buyer, supplier } = sidesOf(context, relation);
  const owner = context.actors.as(buyer.company);
  const { id, version } = await owner.getLink({ id: found(context.links, relation.code) });
  const made = found(context.products, buyer.code);
  const inputId = inputFor(context.demo, made, buyer.code, supplier.code);
  const figures = { inputId, inputShare: relation.material_share_pct };
  await owner.assignLink({ id, version, productId: made.id, figures });
};

const dispute = async (context: SeedContext, relation: Relation) => {
  const owner = context.actors.as(sidesOf(context, relation).buyer.company);
  const { id, version } = await owner.getLink({ id: found(context.links, relation.code) });
  await owner.disputeLink({ id, version, reason: REASON });
};
