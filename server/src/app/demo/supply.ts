import { contract, type ProductKind } from '@ieum/contract';
import type { AccountDeps } from '../../account/account.deps.ts';
import { addLink } from '../../supply/link.proposing.ts';
import { createSupplyService } from '../../supply/supply.service.ts';
import { type DemoData, type DemoProduct, namelessIn } from './data.ts';
import type { DemoContext } from './loading.ts';

export type Made = { id: string; inputs: { id: string; name: string }[] };
type ContextOf = (company: string) => DemoContext;

/** Products with their bills, and links: each proposed by one owner and answered by the other. */
export const loadDemoSupply = async (demo: DemoData, contextOf: ContextOf, account: AccountDeps) => {
  const enqueue = async () => undefined;
  const service = createSupplyService({ ...account, notices: quietly(account.notices), enqueue });
  const nameless = namelessIn(demo);
  const products = new Map<string, Made>();
  for (const product of demo.products.filter(({ company }) => !nameless.has(company))) {
    const details = contract.addProduct.input.parse(productDetails(demo, product));
    products.set(product.code, await service.addProduct(contextOf(product.company), details));
  }
  const links = new Map<string, string>();
  for (const relation of demo.relations)
    links.set(relation.code, await addRelation(demo, relation, { contextOf, products, service }));
  return { products, links };
};

/** Nobody reads what would be told to them: no mail can reach demo.invalid. */
export const quietly = (notices: AccountDeps['notices']) => ({ ...notices, tell: async () => undefined });

type Adding = {
  contextOf: ContextOf;
  products: Map<string, Made>;
  service: ReturnType<typeof createSupplyService>;
};

const addRelation = async (
  demo: DemoData,
  { buyer_product, supplier_product, spend_share_pct, material_share_pct, status }: DemoData['relations'][number],
  { contextOf, products, service }: Adding,
) => {
  const told = (code: string) => demo.products.find((product) => product.code === code) ?? missing(code);
  const made = (code: string) => products.get(code) ?? missing(code);
  const [buyer, supplier] = [told(buyer_product), told(supplier_product)];
  const inputId = inputFor(demo, made(buyer_product), buyer_product, supplier_product);
  const company = demo.companies.find(({ code }) => code === supplier.company);
  const ofBuyer = {
    side: 'buyer' as const,
    productId: made(buyer_product).id,
    words: { product: supplier.name_ko, hs: supplier.hs6 ?? '' },
    figures: { spendShare: spend_share_pct, inputShare: material_share_pct, inputId },
  };
  if (status === 'unidentified') {
    const words = { ...ofBuyer.words, company: company?.name_ko ?? '', country: company?.country ?? '' };
    const asked = contract.proposeLink.input.parse({ ...ofBuyer, words, isUnidentified: true });
    return (await service.proposeLink(contextOf(buyer.company), asked)).id;
  }
  const [theirs, ours] = [contextOf(supplier.company), contextOf(buyer.company)];
  const propose = (by: DemoContext, to: DemoContext, proposal: object) =>
    addLink(
      by.db,
      { companyId: by.actor.companyId, by: by.actor.id, at: by.clock() },
      contract.proposeLink.input.parse(proposal),
      { companyId: to.actor.companyId, number: '' },
    );
  if (status === 'confirmed') {
    const { id, version } = await propose(ours, theirs, ofBuyer);
    return (await service.confirmLink(theirs, { id, version, productId: made(supplier_product).id })).id;
  }
  // What is not confirmed is what a supplier says of itself: otherwise nobody could look behind it yet.
  const { id, version } = await propose(theirs, ours, {
    side: 'supplier',
    productId: made(supplier_product).id,
    words: { product: buyer.name_ko },
    figures: { spendShare: spend_share_pct },
  });
  await service.assignLink(ours, { id, version, productId: made(buyer_product).id });
  if (status === 'disputed') await service.disputeLink(ours, { id, version, reason: '물량이 우리 기록과 달라요.' });
  return id;
};

const missing = (code: string): never => {
  throw new Error(`the demo names ${code}, which is not in it`);
};

/** 원면(미국) and 원면(우즈베키스탄) are one line of a bill: 원면. */
const lineName = (demo: DemoData, [first = '']: string[]) =>
  (demo.products.find(({ code }) => code === first)?.name_ko ?? '').replace(/\(.*\)$/, '');

/** The line of the buyer's bill that a supplier's product feeds. */
export const inputFor = (demo: DemoData, { inputs }: Made, output: string, input: string) => {
  const line = demo.bom.find((one) => one.output === output && one.inputs.includes(input));
  return (line && inputs.find(({ name }) => name === lineName(demo, line.inputs))?.id) ?? null;
};

const KINDS: [applies: (product: DemoProduct) => boolean, kind: ProductKind][] = [
  [({ hs6 }) => hs6 === null, 'service'],
  [({ group }) => group === 'recycled', 'scrap'],
  [({ origin_terminal }) => origin_terminal, 'raw'],
  [({ code }) => code === 'P01' || code === 'P40', 'finished'],
  [({ unit }) => unit === 'TNE' || unit === 'MTK', 'material'],
];

/** As it is told to the supply slice. */
export const productDetails = (demo: DemoData, product: DemoProduct) => ({
  name: product.name_ko,
  partNumber: product.code,
  kind: KINDS.find(([applies]) => applies(product))?.[1] ?? 'component',
  hs: product.hs6 ?? '',
  unit: product.unit,
  materialGroup: product.group,
  isOrigin: product.origin_terminal,
  inputs: demo.bom
    .filter(({ output }) => output === product.code)
    .map(({ inputs, qty_per_unit }) => ({
      name: lineName(demo, inputs),
      quantityPerUnit: qty_per_unit,
      unit: demo.products.find(({ code }) => code === inputs[0])?.unit ?? 'TNE',
    })),
});
