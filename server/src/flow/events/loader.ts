import { type PeriodSpan, spanOf, type Unit } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { wholeProduct } from '../../supply/products/changes.ts';
import type { Member } from '../../supply/supply.policy.ts';
import { presentFlows } from '../ledger/row.presenter.ts';
import { findLedgerProducts } from '../ledger/sums.store.ts';
import { findViewedFlows } from '../ledger/view.store.ts';
import { findProductionRecords } from '../production/production.store.ts';
import { findEventFactories, findEventIds, findIssuer } from './events.store.ts';

/** Limit of events in a file: nobody reads more, and the file has to be in memory as a whole. */
const EVENTS_MAX = 5_000;

type EventsQuery = {
  productId?: string | undefined;
  span: PeriodSpan;
  publicUrl: string;
  at: Date;
  mask: (key: string) => string;
};
/** `id` is an address; a place that was not shared has only a name. */
export type EventPlace = { id: string; name: string };
export type EventQuantity = { productId: string; name: string; lot: string; quantity: number; unit: Unit };
export type MovedEvent = {
  id: string;
  kind: 'shipping' | 'receiving';
  /** Last day of its period. */
  on: string;
  goods: EventQuantity[];
  from: EventPlace;
  to: EventPlace;
  /** Other company, where it is known by name. */
  partner: EventPlace | null;
  documents: string[];
};
export type MadeEvent = { id: string; on: string; at: EventPlace; inputs: EventQuantity[]; outputs: EventQuantity[] };
export type OwnEvents = {
  publicUrl: string;
  at: Date;
  company: { id: string; name: string; businessNumber: string; country: string };
  moved: MovedEvent[];
  made: MadeEvent[];
};

/** Loads everything that the own company states as shipped, received and produced in a period: only its own figures. */
export const loadEvents = async (
  db: Db,
  actor: Member,
  { productId, span, publicUrl, at, mask }: EventsQuery,
): Promise<OwnEvents> => {
  const { companyId } = actor;
  const ids = await findEventIds(db, companyId, productId, span, EVENTS_MAX + 1);
  const productionRecords = await findProductionRecords(db, companyId, span, {
    ...(productId !== undefined && { productId }),
  });
  if (ids.length + productionRecords.length > EVENTS_MAX) fail('flow.too_many_events');
  const shown = await presentFlows(db, companyId, ids);
  const kept = new Map((await findViewedFlows(db, companyId, ids)).map((row) => [row.id, row]));
  const factoryIds = [
    ...shown.flatMap(({ from, to }) => [from?.id, to?.id]),
    ...productionRecords.map((row) => row.factoryId),
  ];
  const places = await findEventFactories(db, [...new Set(factoryIds.filter((id) => typeof id === 'string'))]);
  const placeOf = (id: string, name: string): EventPlace => {
    const gln = places.get(id)?.gln ?? '';
    return { id: gln === '' ? `${publicUrl}/id/factory/${id}` : `https://id.gs1.org/414/${gln}`, name };
  };
  // The id of a partner's product is not for others to know: the mask is the same each time, and this company's alone.
  const productIdOf = ({ side, linkId }: (typeof shown)[number], soldId: string | null) =>
    side === 'in' || soldId === null ? mask(`product ${soldId ?? linkId}`) : soldId;
  const moved = shown.flatMap((row): MovedEvent[] => {
    const figures = kept.get(row.id);
    const partner = row.partner && {
      id: `${publicUrl}/id/company/${row.partner.id ?? mask(`company ${row.linkId}`)}`,
      name: row.partner.name,
    };
    const end = (which: 'from' | 'to'): EventPlace => {
      const factory = row[which];
      if (factory?.id) return placeOf(factory.id, factory.name);
      return { id: `${publicUrl}/id/flow/${row.id}/${which}`, name: partner?.name || UNKNOWN };
    };
    const eventsOf = (kind: MovedEvent['kind'], figure: NonNullable<typeof figures>['shipped']): MovedEvent[] => {
      if (!figure) return [];
      const product = {
        productId: `${publicUrl}/id/product/${productIdOf(row, figures?.soldId ?? null)}`,
        name: row.goods.name || UNKNOWN,
      };
      return [
        {
          id: `${publicUrl}/id/flow/${row.id}/${kind}`,
          kind,
          on: spanOf(row.period).to,
          partner,
          goods: inLots(figure, product),
          from: end('from'),
          to: end('to'),
          documents: figure.documents,
        },
      ];
    };
    return [
      ...(row.side === 'in' ? [] : eventsOf('shipping', figures?.shipped ?? null)),
      ...(row.side === 'out' ? [] : eventsOf('receiving', figures?.received ?? null)),
    ];
  });
  const issuer = await findIssuer(db, companyId);
  return {
    publicUrl,
    at,
    company: issuer,
    moved,
    made: await madeEvents(db, companyId, productionRecords, placeOf, places, publicUrl),
  };
};

const UNKNOWN = 'Not disclosed';

type Figure = { quantity: number; unit: Unit; lots: { number: string; quantity: number | null }[] };

/** Splits a quantity into its lots and the rest that no lot covers. */
const inLots = ({ quantity, unit, lots }: Figure, product: { productId: string; name: string }): EventQuantity[] => {
  const counted = lots.filter((lot) => lot.quantity !== null);
  const rest = quantity - counted.reduce((sum, lot) => sum + (lot.quantity ?? 0), 0);
  return [
    ...counted.map((lot) => ({ ...product, lot: lot.number, quantity: lot.quantity ?? 0, unit })),
    ...(rest > 0 || counted.length === 0 ? [{ ...product, lot: '', quantity: Math.max(0, rest), unit }] : []),
  ];
};

const madeEvents = async (
  db: Db,
  companyId: string,
  productionRecords: Awaited<ReturnType<typeof findProductionRecords>>,
  placeOf: (id: string, name: string) => EventPlace,
  places: Map<string, { name: string }>,
  publicUrl: string,
): Promise<MadeEvent[]> => {
  const products = await findLedgerProducts(db, companyId, [...new Set(productionRecords.map((row) => row.productId))]);
  const known = new Map(products.map((product) => [product.id, product]));
  return productionRecords.flatMap(({ id, factoryId, productId, to, details }) => {
    const product = known.get(productId);
    if (!product) return [];
    const lines = new Map(wholeProduct(product.details).inputs.map((line) => [line.id, line.name]));
    const uri = `${publicUrl}/id/product/${productId}`;
    const inputs = details.inputs.flatMap(({ inputId, quantity, unit }) =>
      quantity === null
        ? []
        : [{ productId: `${uri}/input/${inputId}`, name: lines.get(inputId) ?? '', lot: '', quantity, unit }],
    );
    const output = { productId: uri, name: product.name, lot: '', quantity: details.quantityOut, unit: details.unit };
    const besides = details.byProducts.map(({ name, quantity, unit }, nth) => ({
      productId: `${uri}/by-product/${nth + 1}`,
      name,
      lot: '',
      quantity,
      unit,
    }));
    const at = placeOf(factoryId, places.get(factoryId)?.name ?? '');
    return [{ id: `${publicUrl}/id/transformation/${id}`, on: to, at, inputs, outputs: [output, ...besides] }];
  });
};
