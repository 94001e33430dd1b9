import type { tierGraphContract, tiersContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { sheetFile } from '../../kit/sheet/writer.ts';
import { createView } from '../disclosure/chain-view.ts';
import { placesSeen } from '../figures.ts';
import type { Member } from '../supply.policy.ts';
import { loadChain } from './chain.ts';
import { coverageSeen } from './coverage.presenter.ts';
import { tiersSheet } from './export.ts';
import { graphOf } from './graph.ts';
import { graphSource } from './graph-source.ts';
import { findSuppliedNames } from './network.store.ts';
import { partOf } from './part.ts';
import { createShownChain, wholeOf } from './shown-chain.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };

export const createTiersService = ({
  masking,
}: {
  masking: KeyedHash;
}): Handlers<typeof tiersContract & typeof tierGraphContract> => {
  const shownFor = async ({ db, actor, clock }: Ctx, productId: string | undefined) => {
    await refuseOutside(db, actor);
    const chain = await loadChain(db, masking, actor.companyId, clock(), productId);
    if (productId !== undefined && chain.roots.length === 0) fail('request.not_found');
    return createShownChain(chain, createView(chain), await findSuppliedNames(db, actor.companyId));
  };
  return {
    async getSupplyTiers(ctx, { productId, ...asked }) {
      const shown = await shownFor(ctx, productId);
      const { chain, view } = shown;
      const places = await placesSeen(ctx.db, chain, view);
      return partOf(shown, { places, coverage: coverageSeen(chain, view) }, asked);
    },

    async getTierGraph(ctx, { productId, rows, open }) {
      const shown = await shownFor(ctx, productId);
      const { spend } = coverageSeen(shown.chain, shown.view);
      return graphOf(graphSource(shown, spend), { rows, open: open === '' ? [] : open.split(',') });
    },

    async exportSupplyTiers({ inTransaction, record, actor, clock, sender }, { productId, format }) {
      const shown = await inTransaction(async (db) => {
        await record(db, productId);
        return shownFor({ db, actor, clock }, productId);
      });
      return sheetFile(`supply-tiers-${todayInSeoul(clock())}`, format, [
        tiersSheet({ roots: shown.chain.roots, ...wholeOf(shown) }, sender.language),
      ]);
    },
  };
};
