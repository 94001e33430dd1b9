import { type Contract, contract, type Endpoint, type Examples, examples } from '@ieum/contract';
import { goodRequest } from './fuzz-requests.ts';
import type { Firm } from './supply.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Inputs = Record<string, unknown>[];

const shown: Examples<Contract> = examples;
const TIME = { from: '2026-Q3', to: '2026-Q3' };
const FILE = Buffer.from('');

/** Everything that a company can read, from the contract itself: whatever is added to it is asked here, too. */
const readable = (Object.entries(contract) as [string, Endpoint][]).filter(
  ([, { access, method, body }]) =>
    access.includes('supplier') && access !== 'public' && (method === 'GET' || body === 'file'),
);

/** What an endpoint cannot do without, as its example has it: an id there is nowhere, and answered as such. */
const neededBy = ([name, { input }]: [string, Endpoint]) => {
  const given: Record<string, unknown> = shown[name]?.input ?? {};
  const needed = Object.entries(input.shape).filter(([, field]) => !field.safeParse(undefined).success);
  return Object.fromEntries(needed.map(([key]) => [key, given[key]]));
};

/** Ids that are the company's own to ask about. */
const ownInputs = async ({ owner }: Firm): Promise<Record<string, Inputs>> => {
  const products = (await owner.listProducts()).rows.map(({ id }) => id);
  const links = (await owner.listLinks({ size: 100 })).rows;
  const partners = [...new Set(links.flatMap(({ partner }) => partner.id ?? []))];
  const { companies } = await owner.getSupplyTiers();
  const factories = (await owner.listFactories()).rows.map(({ id }) => id);
  const rows = (await owner.listFlowRows({ size: 100 })).rows.map(({ id }) => id);
  const each = (ids: string[], key = 'id'): Inputs => ids.map((id) => ({ [key]: id }));
  return {
    ...{ getProduct: each(products), listProductRevisions: each(products), getFactory: each(factories) },
    ...{ getLink: each(links.map(({ id }) => id)), listLinkEvents: each(links.map(({ id }) => id)) },
    ...{ getFlowRow: each(rows), listFlowEvents: each(rows), previewSight: each(partners, 'companyId') },
    getSupplyTiers: [{}, ...each(products, 'productId')],
    getSupplyCompany: each([...companies.map(({ id }) => id), ...partners]),
    listSightGrants: [{}, { whose: 'theirs' }],
    getFlowMap: ['company', 'factory', 'country', 'tier'].map((by) => ({ ...TIME, by })),
    traceFlow: products.map((productId) => ({ ...TIME, productId })),
    ...{ exportFlowMap: [TIME], exportFlowEvents: ['epcis', 'untp'].map((format) => ({ ...TIME, format })) },
    search: ['회사', '바깥', '제품', '공장'].map((query) => ({ query })),
  };
};

/** When a workbook was packed is in it, by the clock of the machine: before which mark, how far behind it, how long. */
const PACKED: [mark: string, behind: number, length: number][] = [
  ['PK\u0003\u0004', 10, 4],
  ['PK\u0001\u0002', 12, 4],
  ['UT\u0005\u0000', 4, 5],
];
const withoutTimes = (body: Buffer) => {
  const bytes = Buffer.from(body);
  for (const [mark, behind, length] of PACKED)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1))
      bytes.fill(0, at + behind, at + behind + length);
  return bytes.toString('latin1');
};

export type Answers = Map<string, string>;

/** Every answer that a company gets, as it leaves the server. */
export const useAnswers = (world: World) => {
  const tokens = new Map<string, string>();
  const tokenOf = async ({ id }: Firm) => {
    const known =
      tokens.get(id) ??
      (await world.token({ role: 'supplier', company_id: id, email_confirmed_at: world.clock().toISOString() }));
    tokens.set(id, known);
    return known;
  };
  const asked = async (viewer: Firm, name: string, input: Record<string, unknown>) => {
    const endpoint = readable.find(([one]) => one === name)?.[1];
    if (!endpoint) throw new Error(`${name} is not there`);
    const { statusCode, rawPayload } = await world.inject(
      goodRequest(endpoint, { input, file: FILE }),
      await tokenOf(viewer),
    );
    return `${statusCode} ${withoutTimes(rawPayload)}`;
  };
  const answers = async (viewer: Firm): Promise<Answers> => {
    await tokenOf(viewer);
    const own = await ownInputs(viewer);
    const found: Answers = new Map();
    for (const [name, endpoint] of readable)
      for (const input of own[name] ?? [neededBy([name, endpoint])])
        found.set(`${name} ${JSON.stringify(input)}`, await asked(viewer, name, input));
    return found;
  };
  /** Another world: nobody is signed in there yet. */
  return { answers, asked, forget: () => tokens.clear(), names: readable.map(([name]) => name) };
};
