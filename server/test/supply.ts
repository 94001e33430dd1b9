import type { contract, Input } from '@ieum/contract';
import { useCompanies } from './companies.ts';
import type { Caller, useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
export type Firm = { id: string; number: string; name: string; owner: Caller & { id: string } };
type Figures = Input<typeof contract.proposeLink>['figures'];

const FIRST_NUMBER = 1_000_000_000;

/** Verified companies with an owner each, their products, and links between them. */
export const useSupply = (world: World) => {
  const { verified, member } = useCompanies(world);
  let made = 0;

  const firm = async (name: string): Promise<Firm> => {
    made += 1;
    const number = String(FIRST_NUMBER + made);
    const id = await verified(number, name);
    const owner = await member(id);
    return { id, number, name, owner };
  };

  const product = async ({ owner }: Firm, name: string, more: Partial<Input<typeof contract.addProduct>> = {}) =>
    (await owner.addProduct({ name, ...more })).id;

  /** Told by the buyer by a number alone, as it is in life. */
  const propose = (buyer: Firm, productId: string, supplier: Firm, figures: Figures = {}, productName = '부품') =>
    buyer.owner.proposeLink({
      ...{ side: 'buyer', productId, businessNumber: supplier.number, figures },
      words: { company: '우리가 부르는 이름', product: productName },
    });

  /** And confirmed by the supplier, with a product of its own. */
  const link = async (
    buyer: Firm,
    productId: string,
    supplier: Firm,
    supplierProductId: string,
    figures: Figures = {},
  ) => {
    const { id, version } = await propose(buyer, productId, supplier, figures);
    return supplier.owner.confirmLink({ id, version, productId: supplierProductId });
  };

  return { firm, member, product, propose, link };
};
