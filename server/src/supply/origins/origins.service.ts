import type { originsContract, ProductOrigins } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { createView } from '../disclosure/chain-view.ts';
import type { Member } from '../supply.policy.ts';
import { loadChain } from '../tiers/chain.ts';
import { findSuppliedNames } from '../tiers/network.store.ts';
import { findBills } from './bill.store.ts';
import { originsFile } from './export.ts';
import { carriedMaterials, productsCarrying } from './own-materials.ts';
import { originsOf, type ReceivedRows, type WantedOrigins } from './product-origins.ts';
import { originWorld } from './world.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };
type Deps = {
  masking: KeyedHash;
  /** Counts the rows of received quantities of an own product by link; a later slice keeps them. */
  receivedRows: ReceivedRows;
};

export const createOriginsService = ({ masking, receivedRows }: Deps): Handlers<typeof originsContract> => {
  const load = async ({ db, actor, clock }: Ctx, productId?: string) => {
    await refuseOutside(db, actor);
    const chain = await loadChain(db, masking, actor.companyId, clock(), productId);
    if (productId !== undefined && chain.roots.length === 0) fail('request.not_found');
    const bills = await findBills(db, actor.companyId, productId);
    const names = await findSuppliedNames(db, actor.companyId);
    return originWorld(chain, createView(chain), bills, names);
  };
  const productOrigins = async (ctx: Ctx, wanted: WantedOrigins): Promise<ProductOrigins> => {
    const world = await load(ctx, wanted.id);
    const rows = await receivedRows(ctx.db, ctx.actor.companyId, wanted.id);
    return originsOf(ctx.db, ctx.actor, world, wanted, rows);
  };

  return {
    async listMaterials(ctx) {
      return carriedMaterials(await load(ctx));
    },

    async getMaterial(ctx, { material }) {
      return productsCarrying(ctx.db, ctx.actor, await load(ctx), material);
    },

    getProductOrigins: productOrigins,

    async exportProductOrigins({ inTransaction, record, actor, clock }, { format, language, ...wanted }) {
      const origins = await inTransaction(async (db) => {
        await record(db, wanted.id);
        return productOrigins({ db, actor, clock }, wanted);
      });
      return originsFile(origins, { format, language, today: todayInSeoul(clock()) });
    },
  };
};
