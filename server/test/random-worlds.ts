import { type LinkState, linkFigures, partnerWords, type SightField } from '@ieum/contract';
import { sql } from 'kysely';
import { insertGrant } from '../src/supply/grant.store.ts';
import { seeded } from './people.ts';
import { type Firm, useSupply } from './supply.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
/** `no` is its place in an order in which, without cycles, whatever supplies a product comes later. */
type Good = { id: string; firm: Firm; no: number };
export type RandomWorld = {
  viewer: Firm;
  /** Whom the viewer may reach, and two who only buy of them. */
  inner: Firm[];
  outsiders: [Firm, Firm];
  goods: Good[];
  /** Adds one more link, as both sides would have confirmed it. */
  join: (buyer: Good, supplier: Good) => Promise<void>;
  dice: ReturnType<typeof seeded>;
};

const STATES = [
  ...(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'proposed'] as const),
  ...(['countered', 'disputed'] as const),
] as const satisfies readonly [LinkState, ...LinkState[]];
const FIELDS = [
  'identity',
  'location',
  'certificates',
  'volumes',
  'origin',
  'documents',
] as const satisfies SightField[];
const GROUPS = ['lithium', 'nickel', 'cobalt', 'steel'] as const;
const UNTIL = '2027-06-30';

/** Companies that buy from each other as it falls, some of them letting names through, some with grants, some with flows. */
export const useRandomWorlds = (world: World) => {
  const { firm, product } = useSupply(world);

  return async (seed: number, isCyclic: boolean): Promise<RandomWorld> => {
    const dice = seeded(seed);
    const { below, oneOf } = dice;
    const isSo = (of: number) => below(of) === 0;
    const db = world.db();
    const at = world.clock().toISOString();

    const link = async (buyer: Good, supplier: Good, state: LinkState, isOpen: () => boolean) => {
      const isSpoken = !isSo(12);
      const figures = linkFigures.parse({ spendShare: 1 + below(25), validFrom: '2026-01-01' });
      const words = partnerWords.parse({ company: `상대 ${below(1e6)}`, product: '부품', country: 'VN', hs: '850760' });
      const { rows } = await sql<{ id: string }>`
        insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by, state,
          figures, words, agreed_at, buyer_onward, supplier_onward, created_at, updated_at)
        values (${buyer.firm.id}, ${buyer.id}, ${isSpoken ? supplier.firm.id : null}, ${isSpoken ? supplier.id : null}, 'buyer',
          ${isSpoken ? state : 'unidentified'}, ${JSON.stringify(figures)}, ${JSON.stringify(words)},
          ${isSpoken && state !== 'proposed' && state !== 'countered' ? at : null}, ${isOpen()}, ${isOpen()}, ${at}, ${at})
        returning id`.execute(db);
      if (isSpoken && !isSo(3)) await flow(rows[0]?.id ?? '', buyer, supplier);
    };
    const flow = async (linkId: string, buyer: Good, supplier: Good) => {
      const quantity = 100 + below(900);
      const told = { lots: [], documents: [], origin: { country: 'AU', region: '' }, recycledShare: null, note: '' };
      const by = { enteredAt: at, enteredBy: buyer.firm.owner.id, version: 1 };
      const figure = JSON.stringify({ quantity, unit: 'KGM', ...told, ...by });
      await sql`
        insert into flow_row (link_id, supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id, period,
          period_from, period_to, unit, shipped, received, shipped_quantity, received_quantity, kg_per_unit, created_at, updated_at)
        values (${linkId}, ${supplier.firm.id}, ${buyer.firm.id}, ${supplier.id}, ${buyer.id}, '2026-Q3', '2026-07-01',
          '2026-09-30', 'KGM', ${figure}, ${figure}, ${quantity}, ${quantity}, 1, ${at}, ${at})`.execute(db);
    };

    const inner: Firm[] = [];
    for (let no = 0; no < 6 + below(3); no += 1) inner.push(await firm(`회사 ${no}`));
    const outsiders: [Firm, Firm] = [await firm('바깥 1'), await firm('바깥 2')];
    const [viewer] = inner;
    if (!viewer) throw new Error('a world has companies');
    const goods: Good[] = [];
    const add = async (of: Firm) => {
      const more = { hs: `28${10 + below(80)}00`, materialGroup: oneOf(GROUPS), isOrigin: isSo(9) && of !== viewer };
      goods.push({ id: await product(of, `제품 ${goods.length}`, more), firm: of, no: goods.length });
    };
    for (const one of inner) await add(one);
    for (let more = below(6); more > 0; more -= 1) await add(inner[below(inner.length)] ?? viewer);
    for (const one of inner)
      if (isSo(2))
        await one.owner.registerFactory({
          ...{ name: `공장 ${one.name}`, country: 'KR' },
          point: { latitude: 35 + below(3), longitude: 127, precision: 'exact' },
        });

    const pairs = goods.flatMap((buyer) => goods.map((supplier) => ({ buyer, supplier })));
    for (const { buyer, supplier } of pairs) {
      const isForward = supplier.no > buyer.no || (isCyclic && isSo(3));
      // The viewer buys of a few, so that there is more than one way to everybody.
      const isWanted = isForward && buyer.firm !== supplier.firm && isSo(buyer.firm === viewer ? 2 : 4);
      if (isWanted) await link(buyer, supplier, oneOf(STATES), () => isSo(2));
    }
    for (const outsider of outsiders) {
      const no = -1;
      const good = { id: await product(outsider, '바깥 제품'), firm: outsider, no };
      const supplier = goods[below(goods.length)];
      if (supplier && supplier.firm !== viewer) await link(good, supplier, 'confirmed', () => isSo(2));
    }
    for (const one of inner.slice(1))
      if (isSo(3)) {
        const fields = FIELDS.filter(() => isSo(2));
        const told = { grantorId: one.id, granteeId: viewer.id, purpose: '실사', until: UNTIL, isAsked: false };
        if (fields.length > 0) await insertGrant(db, { ...told, fields, by: one.owner.id, at: world.clock() });
      }
    const join = async (buyer: Good, supplier: Good) => {
      const { id, version } = await buyer.firm.owner.proposeLink({
        ...{ side: 'buyer', productId: buyer.id, businessNumber: supplier.firm.number },
        ...{ words: { company: '새 상대', product: '새 부품' }, figures: { spendShare: null } },
      });
      await supplier.firm.owner.confirmLink({ id, version, productId: supplier.id });
    };
    return { viewer, inner, outsiders, goods, join, dice };
  };
};
