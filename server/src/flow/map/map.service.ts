import {
  type flowMapContract,
  NO_NAMES,
  type Output,
  type Parsed,
  type PeriodSpan,
  spanBetween,
  spanOf,
  wholeQuarters,
} from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { sheetFile } from '../../kit/sheet/writer.ts';
import { createMasks } from '../../supply/disclosure/masks.ts';
import type { Member } from '../../supply/supply.policy.ts';
import { epcisOf } from '../events/epcis.ts';
import { loadEvents } from '../events/loader.ts';
import { untpOf } from '../events/untp.ts';
import { presentFlows } from '../ledger/row.presenter.ts';
import { refuseReversed } from '../ledger/rows.service.ts';
import { findViewedFlows } from '../ledger/view.store.ts';
import { loadTrace } from '../origins/loader.ts';
import { destinationsOf, originsByMaterial, type TracedWay } from '../origins/materials.ts';
import { missingWeights } from '../origins/missing-weights.ts';
import { mapSheet } from './export.ts';
import { type FlowWorld, loadFlows } from './loader.ts';
import { presentMap } from './map.presenter.ts';
import { findEvidenceIds } from './map.store.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };
type Chosen = { productId?: string | undefined; from: string; to: string };
type Traced = Parsed<typeof flowMapContract.traceFlow>;
const EVIDENCE_MAX = 200;
const JSON_LD = 'application/ld+json';

type Deps = { masking: KeyedHash; publicUrl: string };

export const createFlowMapService = ({ masking, publicUrl }: Deps): Handlers<typeof flowMapContract> => {
  const worldFor = async ({ db, actor, clock }: Ctx, { productId, from, to }: Chosen, isWhole = false) => {
    await refuseOutside(db, actor);
    refuseReversed({ from, to });
    const requested = spanBetween(from, to);
    const span = isWhole ? wholeQuarters(requested) : requested;
    const world = await loadFlows(db, masking, { viewerId: actor.companyId, now: clock(), span, productId });
    if (productId !== undefined && world.chain.roots.length === 0) fail('request.not_found');
    return { world, span };
  };
  const mapFor = async (
    ctx: Ctx,
    query: Chosen & { by: Parsed<typeof flowMapContract.getFlowMap>['by'] },
    open: string,
  ) => {
    const { world } = await worldFor(ctx, query);
    const shown = presentMap(world, query.by, open) ?? fail('flow.group_unknown');
    return {
      roots: movedFirst(world).map(({ id, name }) => ({ id, name })),
      ...shown,
      ...totalsOf(world, ctx.actor.companyId),
    };
  };

  return {
    getFlowMap: (ctx, { open, ...query }) => mapFor(ctx, query, open),

    async traceFlow(ctx, query) {
      // Own and others' rows are weighed against each other, and others' are shown by quarters.
      const { world, span } = await worldFor(ctx, query, true);
      const [root] = world.chain.roots;
      if (!root) return fail('request.not_found');
      const evidence = await evidenceFor(ctx, query, span);
      const { materials, ...counted } =
        query.direction === 'down'
          ? destinationsOf(world, root.id, query.linkId)
          : originsByMaterial(world, await loadTrace(ctx.db, world, span), wayOf(world, query));
      const missing = await missingWeights(ctx.db, ctx.actor, materials, span);
      return {
        product: { id: root.id, name: root.name },
        ...counted,
        materials: materials.map(({ linkIds, ...material }) => ({
          ...material,
          missing: missing.filter(({ linkId }) => linkIds.includes(linkId)),
        })),
        evidence: evidence.map(({ linkId, ...row }) => ({
          ...row,
          materials: materials.flatMap(({ material, linkIds }) =>
            linkId !== null && linkIds.includes(linkId) ? [material] : [],
          ),
        })),
      };
    },

    async exportFlowMap({ inTransaction, record, actor, clock, sender }, { format, ...query }) {
      const map = await inTransaction(async (db) => {
        await record(db, query.productId);
        return mapFor({ db, actor, clock }, query, '');
      });
      const sheet = mapSheet({ ...map, from: query.from, to: query.to }, sender.language);
      return sheetFile(`material-flow-${todayInSeoul(clock())}`, format, [sheet]);
    },

    async exportFlowEvents({ inTransaction, record, actor, clock }, { format, ...query }) {
      const text = await inTransaction(async (db) => {
        await record(db, query.productId);
        await refuseOutside(db, actor);
        refuseReversed(query);
        const span = spanBetween(query.from, query.to);
        const mask = createMasks(masking, actor.companyId);
        const wanted = { productId: query.productId, span, publicUrl, at: clock(), mask };
        const events = await loadEvents(db, actor, wanted);
        return JSON.stringify(format === 'epcis' ? epcisOf(events) : untpOf(events), null, 2);
      });
      return { name: `${format}-${todayInSeoul(clock())}.jsonld`, mediaType: JSON_LD, parts: inOne(text) };
    },
  };
};

async function* inOne(text: string) {
  yield text;
}

const totalsOf = ({ own }: FlowWorld, viewerId: string) => {
  const kg = (isSo: (sum: FlowWorld['own'][number]) => boolean) =>
    own.filter(isSo).reduce((total, sum) => total + sum.kg, 0);
  return {
    totals: {
      inKg: kg(({ linkId, buyerId }) => linkId !== null && buyerId === viewerId),
      outKg: kg(({ linkId, supplierId }) => linkId !== null && supplierId === viewerId),
      ownKg: kg(({ linkId }) => linkId === null),
      rows: own.reduce((total, { rows }) => total + rows, 0),
    },
    weightless: own.reduce((total, { weightless }) => total + weightless, 0),
  };
};

/** Puts products with flows first, because they are the better ones to begin with. */
const movedFirst = ({ chain, own }: FlowWorld) => {
  const moved = new Set(own.flatMap(({ supplierProductId, buyerProductId }) => [supplierProductId, buyerProductId]));
  return chain.roots.toSorted((a, b) => Number(moved.has(b.id)) - Number(moved.has(a.id)));
};

/**
 * Returns the links that feed the product and are asked about, and the nodes that everything must have passed. A
 * company that supplies other products of ours has passed nothing of this one: that is an answer, not a refusal.
 */
const wayOf = ({ view }: FlowWorld, { linkId, through }: Traced): TracedWay => {
  const [root = 0] = view.network.roots;
  const fed = view.links.flatMap((_, at) => (view.network.from[at] === root ? [at] : []));
  const starts = linkId === undefined ? fed : fed.filter((at) => view.links[at]?.id === linkId);
  if (linkId !== undefined && starts.length === 0) fail('request.not_found');
  const passed = view.nodes.flatMap(({ place }, node) => (through !== '' && place.id === through ? [node] : []));
  const isWhole = linkId === undefined && through === '';
  return { root, starts, through: through === '' ? undefined : new Set(passed), isWhole };
};

type Shown = Output<typeof flowMapContract.traceFlow>['evidence'][number];
/** A row before it is known for which materials it counts. */
type Evidence = (Omit<Shown, 'materials'> & { linkId: string | null })[];

/** Returns own rows of the product on the traced side, with the documents of both sides. */
const evidenceFor = async (
  { db, actor }: Ctx,
  { productId, direction, linkId }: Traced,
  span: PeriodSpan,
): Promise<Evidence> => {
  const ids = await findEvidenceIds(db, actor.companyId, productId, span, EVIDENCE_MAX);
  const shown = await presentFlows(db, actor.companyId, ids);
  const viewed = new Map((await findViewedFlows(db, actor.companyId, ids)).map((row) => [row.id, row]));
  const wanted = direction === 'up' ? 'in' : 'out';
  return shown
    .filter((row) => row.side === wanted && (linkId ?? row.linkId) === row.linkId)
    .map(({ id, linkId: of, period, partner, goods, countedKg, state }) => {
      const figures = [viewed.get(id)?.shipped, viewed.get(id)?.received].flatMap((figure) => figure ?? []);
      return {
        rowId: id,
        linkId: of,
        period,
        partner: partner ?? NO_NAMES,
        goods: goods.name,
        kg: countedKg,
        state,
        documents: [
          ...new Set(figures.flatMap(({ documents, lots }) => [...documents, ...lots.map((lot) => lot.document)])),
        ].filter(Boolean),
        lots: [...new Set(figures.flatMap(({ lots }) => lots.map(({ number }) => number)))],
      };
    })
    .toSorted(inReadingOrder);
};

/** Sorts the latest period first, as in the ledger; then by partner and goods. */
const inReadingOrder = (a: Evidence[number], b: Evidence[number]) => {
  const [first, second] = [a, b].map(({ period }) => spanOf(period).from);
  if (first !== second) return (first ?? '') < (second ?? '') ? 1 : -1;
  return namesOf(a) < namesOf(b) ? -1 : 1;
};

const namesOf = ({ partner, goods, rowId }: Evidence[number]) => [partner.name, goods, rowId].join(' ');
