import type { contract, Input } from '@ieum/contract';
import { type Firm, useSupply } from './supply.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Entry = Input<typeof contract.saveFlowRows>['rows'][number];

/** Two companies and a link between them, by which tonnes go; each has a factory. */
export const useFlows = (world: World) => {
  const supply = useSupply(world);

  const factory = async ({ owner }: Firm, name: string) =>
    (await owner.registerFactory({ name, country: 'KR', isNew: true })).id;

  const pair = async () => {
    const { firm, product, link } = supply;
    const [supplier, buyer] = [await firm('에코전구체'), await firm('에코양극재')];
    const sold = await product(supplier, '전구체', { unit: 'TNE', hs: '285390', materialGroup: 'nickel' });
    const { id: bought, inputs } = await buyer.owner.addProduct({
      ...{ name: '양극재', unit: 'TNE', hs: '284190', materialGroup: 'cathode' },
      inputs: [{ name: '전구체', quantityPerUnit: 0.949, unit: 'TNE' }],
    });
    const inputId = inputs[0]?.id ?? null;
    const { id: linkId } = await link(buyer, bought, supplier, sold, { spendShare: 55, inputId, inputShare: 100 });
    const [from, to] = [await factory(supplier, '울산공장'), await factory(buyer, '포항공장')];
    return { supplier, buyer, sold, bought, inputId: inputId ?? '', linkId, from, to };
  };
  type Pair = Awaited<ReturnType<typeof pair>>;

  const ship = ({ supplier, linkId, from }: Pair, quantity: number, more: Partial<Entry> = {}) =>
    enter(supplier, { linkId, fromFactoryId: from, period: '2026-Q3', quantity, unit: 'TNE', ...more });
  const receive = ({ buyer, linkId, to }: Pair, quantity: number, more: Partial<Entry> = {}) =>
    enter(buyer, { linkId, toFactoryId: to, period: '2026-Q3', quantity, unit: 'TNE', ...more });
  const enter = async ({ owner }: Firm, ...rows: Entry[]) => {
    const answer = await owner.saveFlowRows({ rows });
    const [row] = answer.rows;
    if (!row) throw new Error('nothing was entered');
    return row;
  };

  return { ...supply, factory, pair, ship, receive, enter };
};
