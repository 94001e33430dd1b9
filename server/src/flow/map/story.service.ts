import {
  type flowStoryContract,
  type PeriodSpan,
  periodAfter,
  quarterOf,
  spanBetween,
  wholeQuarters,
} from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import type { Member } from '../../supply/supply.policy.ts';
import { loadChain } from '../../supply/tiers/chain.ts';
import { refuseReversed } from '../ledger/rows.service.ts';
import { missingWeights } from '../origins/missing-weights.ts';
import { loadFlows } from './loader.ts';
import { ownFlowsOf } from './map.presenter.ts';
import { findBandQuarters, findQuarterSums } from './story.store.ts';

/** The history of a band begins this many quarters before its end. */
const HISTORY = 3;

type Ctx = { db: Db; actor: Member; clock: () => Date };

/** Answers about own rows by quarter. Rows between others are never read here. */
export const createFlowStoryService = ({ masking }: { masking: KeyedHash }): Handlers<typeof flowStoryContract> => {
  const ownLinkIds = async ({ db, actor, clock }: Ctx, productId: string | undefined) => {
    if (productId === undefined) return [];
    const { roots, links } = await loadChain(db, masking, actor.companyId, clock(), productId);
    if (roots.length === 0) fail('request.not_found');
    const isOwn = (companyId: string | null) => companyId === actor.companyId;
    return links.flatMap(({ id, buyerId, supplierId }) => (isOwn(buyerId) || isOwn(supplierId) ? [id] : []));
  };

  return {
    async getFlowQuarters(ctx, { productId, from, to }) {
      await refuseOutside(ctx.db, ctx.actor);
      refuseReversed({ from, to });
      const own = { companyId: ctx.actor.companyId, productId, linkIds: await ownLinkIds(ctx, productId) };
      return { sums: await findQuarterSums(ctx.db, own, wholeQuarters(spanBetween(from, to))) };
    },

    async getFlowBand({ db, actor, clock }, { productId, from, to, by, key }) {
      await refuseOutside(db, actor);
      refuseReversed({ from, to });
      const span = spanBetween(from, to);
      const { companyId } = actor;
      const world = await loadFlows(db, masking, { viewerId: companyId, now: clock(), span, productId });
      const flows = ownFlowsOf(world, by, key);
      const [first] = flows;
      if (!first) return fail('request.not_found');
      const linkIds = [...new Set(flows.flatMap(({ linkId }) => linkId ?? []))];
      const rows = {
        companyId,
        linkIds,
        movedIds: [
          ...new Set(flows.flatMap(({ linkId, productId: moved }) => (linkId === null && moved ? [moved] : []))),
        ],
        isWeightless: first.isWeightless,
        routes: by === 'factory' ? flows.map(({ fromId, toId }) => ({ fromId, toId })) : undefined,
      };
      const [only, ...more] = linkIds;
      return {
        quarters: await findBandQuarters(db, rows, historyOf(span, from, to)),
        missing: first.isWeightless ? await missingWeights(db, actor, [{ weightless: 1, linkIds }], span) : [],
        linkId: more.length === 0 ? (only ?? null) : null,
      };
    },
  };
};

/** Extends the period by whole quarters to a year before its end. */
const historyOf = (span: PeriodSpan, from: string, to: string): PeriodSpan => {
  const year = spanBetween(periodAfter(quarterOf(to), -HISTORY), to);
  return { from: year.from < span.from ? year.from : spanBetween(quarterOf(from), to).from, to: span.to };
};
