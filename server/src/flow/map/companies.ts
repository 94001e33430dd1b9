import { type FlowCompany, namedOnly, namesOf } from '@ieum/contract';
import { directPlace } from '../../supply/disclosure/company-view.ts';
import { countriesOf, placesSeenBy } from '../../supply/disclosure/places.ts';
import type { FlowWorld } from './loader.ts';

/** Returns a company at the end of a flow as everywhere: by name, by a token, or as its own partner calls it. */
export const companiesOf = ({ chain, view, ends, called }: FlowWorld) => {
  const { disclosure, companies } = chain;
  const seenAt = placesSeenBy(chain, view.places);
  const known = new Map<number, FlowCompany>();
  const make = (end: number): FlowCompany => {
    const key = ends.keyOf(end);
    const place = ends.placeOf(end) ?? (companies.has(key) ? directPlace(disclosure.viewerId, key) : undefined);
    if (place) {
      const seen = seenAt(place);
      const { id, isMasked, token, country, isPlaceholder } = seen;
      return { id, isMasked, ...namesOf(seen), token, country, isPlaceholder };
    }
    const { name = '', country = '' } = called.get(key) ?? {};
    const mask = disclosure.mask(key);
    return { id: mask, isMasked: name === '', ...namedOnly(name), token: '', country, isPlaceholder: true };
  };
  return (end: number) => {
    const company = known.get(end) ?? make(end);
    known.set(end, company);
    return company;
  };
};

/** Returns the id by which a company at the end of a flow is shown, without its other facts. */
export const endIds =
  ({ chain, ends }: FlowWorld) =>
  (end: number) => {
    const key = ends.keyOf(end);
    return ends.placeOf(end)?.id ?? (chain.companies.has(key) ? key : chain.disclosure.mask(key));
  };

/** Returns the country of a company at the end of a flow, without its other facts. */
export const endCountries = ({ chain, ends, called }: FlowWorld) => {
  const countryOf = countriesOf(chain);
  return (end: number) => {
    const place = ends.placeOf(end);
    if (place) return countryOf(place);
    const key = ends.keyOf(end);
    return (chain.companies.get(key) ?? called.get(key))?.country ?? '';
  };
};
