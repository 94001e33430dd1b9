import { convert, dimensionOf } from '@ieum/contract';
import type { EventPlace, EventQuantity, MadeEvent, MovedEvent, OwnEvents } from './loader.ts';

const CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
const OFFSET = '+09:00';

/** Builds an EPCIS 2.0 document: what left, what came and what was produced, by class and quantity. */
export const epcisOf = ({ moved, made, at, publicUrl, company }: OwnEvents) => ({
  '@context': [CONTEXT],
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: at.toISOString(),
  epcisBody: {
    eventList: [
      ...made.map(transformation),
      ...moved.map((event) => movement(event, `${publicUrl}/id/company/${company.id}`)),
    ],
  },
});

/** Returns the last moment of the period, because nothing more precise is stated. */
const timeOf = (day: string) => ({ eventTime: `${day}T23:59:59.000${OFFSET}`, eventTimeZoneOffset: OFFSET });

const movement = ({ id, kind, on, goods, from, to, partner, documents }: MovedEvent, ownId: string) => {
  const isOut = kind === 'shipping';
  const [sender, receiver] = isOut ? [ownId, partner?.id] : [partner?.id, ownId];
  return {
    type: 'ObjectEvent',
    eventID: id,
    ...timeOf(on),
    action: 'OBSERVE',
    bizStep: kind,
    disposition: isOut ? 'in_transit' : 'active',
    quantityList: goods.map(quantityOf),
    readPoint: { id: (isOut ? from : to).id },
    ...(documents.length > 0 && {
      bizTransactionList: documents.map((number) => ({
        bizTransaction: `${id}/document/${encodeURIComponent(number)}`,
      })),
    }),
    sourceList: sourcesOf(from, sender).map(({ type, id: source }) => ({ type, source })),
    destinationList: sourcesOf(to, receiver).map(({ type, id: destination }) => ({ type, destination })),
  };
};

const sourcesOf = (place: EventPlace, party: string | undefined) => [
  ...(party ? [{ type: 'owning_party', id: party }] : []),
  { type: 'location', id: place.id },
];

const transformation = ({ id, on, at, inputs, outputs }: MadeEvent) => ({
  type: 'TransformationEvent',
  eventID: `${id}/event`,
  ...timeOf(on),
  transformationID: id,
  inputQuantityList: inputs.map(quantityOf),
  outputQuantityList: outputs.map(quantityOf),
  bizStep: 'commissioning',
  disposition: 'active',
  readPoint: { id: at.id },
});

/** States counted goods in pieces, because they have no unit in EPCIS. */
const quantityOf = ({ productId, lot, quantity, unit }: EventQuantity) => {
  const epcClass = lot === '' ? productId : `${productId}/lot/${encodeURIComponent(lot)}`;
  if (dimensionOf(unit) !== 'count') return { epcClass, quantity, uom: unit };
  return { epcClass, quantity: convert(quantity, unit, 'C62') ?? quantity };
};
