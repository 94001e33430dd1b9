import { groupedBusinessNumber } from '@ieum/contract';
import type { EventPlace, EventQuantity, MadeEvent, MovedEvent, OwnEvents } from './loader.ts';

const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'];
const STEPS = { schemeId: 'https://ref.gs1.org/cbv/BizStep', schemeName: 'GS1 CBV business step' };
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Builds an unsigned UNTP 0.7 Digital Traceability Event: Make and Move events under the company's own name. */
export const untpOf = ({ moved, made, at, publicUrl, company }: OwnEvents) => ({
  '@context': CONTEXT,
  type: ['DigitalTraceabilityEvent', 'VerifiableCredential'],
  id: `${publicUrl}/credentials/dte/${company.id}-${at.getTime()}`,
  issuer: {
    type: ['CredentialIssuer'],
    id: `did:web:${new URL(publicUrl).host.replace(':', '%3A')}:company:${company.id}`,
    name: company.name,
  },
  validFrom: at.toISOString(),
  name: `${company.name} – material flow`,
  credentialSubject: [
    ...made.map((event) => makeEvent(event, partyOf(company, publicUrl))),
    ...moved.map((event) => moveEvent(event, partyOf(company, publicUrl))),
  ],
});

const partyOf = ({ id, name, businessNumber, country }: OwnEvents['company'], publicUrl: string) => ({
  type: ['Party'],
  id: `${publicUrl}/id/company/${id}`,
  name,
  ...(businessNumber !== '' && { registeredId: groupedBusinessNumber(businessNumber) }),
  registrationCountry: { countryCode: country, countryName: countries.of(country) ?? country },
});
type Party = ReturnType<typeof partyOf>;

const stepOf = (code: string) => ({ code, name: code, ...STEPS });
const timeOf = (day: string) => `${day}T23:59:59+09:00`;
const facilityOf = ({ id, name }: EventPlace) => ({ type: ['Facility'], id, name });

const makeEvent = ({ id, on, at, inputs, outputs }: MadeEvent, party: Party) => ({
  type: ['MakeEvent', 'LifecycleEvent'],
  id,
  name: outputs.map(({ name }) => name).join(', '),
  eventDate: timeOf(on),
  activityType: stepOf('commissioning'),
  relatedParty: [{ role: 'manufacturer', party }],
  inputProduct: inputs.map((item) => productOf(item, 'consumed')),
  outputProduct: outputs.map((item) => productOf(item, 'new')),
  madeAtFacility: facilityOf(at),
});

const moveEvent = ({ id, kind, on, goods, from, to, documents }: MovedEvent, party: Party) => ({
  type: ['MoveEvent', 'LifecycleEvent'],
  id,
  name: goods[0]?.name ?? '',
  eventDate: timeOf(on),
  activityType: stepOf(kind),
  relatedParty: [{ role: kind === 'shipping' ? 'consignor' : 'consignee', party }],
  movedProduct: goods.map((item) => productOf(item, kind === 'shipping' ? 'inTransit' : 'active')),
  fromFacility: facilityOf(from),
  toFacility: facilityOf(to),
  ...(documents[0] !== undefined && { consignmentId: `${id}/document/${encodeURIComponent(documents[0])}` }),
});

const productOf = ({ productId, name, lot, quantity, unit }: EventQuantity, disposition: string) => ({
  product: {
    type: ['Product'],
    id: productId,
    name,
    ...(lot === '' ? { idGranularity: 'model' } : { idGranularity: 'batch', batchNumber: lot }),
  },
  quantity: { value: quantity, unit },
  disposition,
});
