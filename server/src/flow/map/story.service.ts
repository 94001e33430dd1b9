import {
  type FlowQuarterSum,
  type flowStoryContract,
  type PeriodSpan,
  periodAfter,
  quarterOf,
  spanBetween,
  wholeQuarters,
} from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { type Chain, loadChain } from '../../supply/tiers/chain.ts';
import { refuseReversed } from '../ledger/rows.service.ts';
import { missingWeights } from '../origins/missing-weights.ts';
import { loadFlows } from './loader.ts';
import { ownFlowsOf } from './map.presenter.ts';
import { createOwnCarried } from './own-carried.ts';
import { findBandQuarters, findQuarterSums, type QuarterRows } from './story.store.ts';

/** The history of a band begins this many quarters before its end. */
const HISTORY = 3;

/** Answers about own rows by quarter. Rows between others are never read here. */
export const createFlowStoryService = ({ masking }: { masking: KeyedHash }): Handlers<typeof flowStoryContract> => {
  const ownLinkIds = ({ links }: Chain, viewerId: string) =>
    links.flatMap(({ id, buyerId, supplierId }) => (buyerId === viewerId || supplierId === viewerId ? [id] : []));

  return {
    async getFlowQuarters({ db, actor, clock }, { productId, from, to }) {
      await refuseOutside(db, actor);
      refuseReversed({ from, to });
      const { companyId } = actor;
      const chain = await loadChain(db, masking, companyId, clock(), productId);
      if (productId !== undefined && chain.roots.length === 0) fail('request.not_found');
      const own = { companyId, productId, linkIds: ownLinkIds(chain, companyId) };
      const rows = await findQuarterSums(db, own, wholeQuarters(spanBetween(from, to)));
      return { sums: sumsOf(rows, createOwnCarried(chain)) };
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
          ...new Set(flows.flatMap(({ linkId, own }) => (linkId === null ? (own?.supplierProductId ?? []) : []))),
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

/** Joins rows that have quarter, side and goods in common, and carry the same materials. */
const sumsOf = (rows: readonly QuarterRows[], carriedIn: ReturnType<typeof createOwnCarried>) => {
  const sums = new Map<string, FlowQuarterSum>();
  for (const { linkId, supplierProductId, ...row } of rows) {
    const carries = carriedIn({ ...row, linkId, supplierProductId });
    const key = JSON.stringify([row.quarter, row.side, row.family, row.materials, carries]);
    const { kg, rows: counted, weightless } = sums.get(key) ?? { kg: 0, rows: 0, weightless: 0 };
    sums.set(key, {
      ...row,
      carries,
      kg: kg + row.kg,
      rows: counted + row.rows,
      weightless: weightless + row.weightless,
    });
  }
  return [...sums.values()];
};

/** Extends the period by whole quarters to a year before its end. */
const historyOf = (span: PeriodSpan, from: string, to: string): PeriodSpan => {
  const year = spanBetween(periodAfter(quarterOf(to), -HISTORY), to);
  return { from: year.from < span.from ? year.from : spanBetween(quarterOf(from), to).from, to: span.to };
};
