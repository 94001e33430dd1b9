import type { FactoryDetails } from '@ieum/contract';

type Identifier = { value: string; uri: string; scheme: { id: string; name: string } };

/**
 * Returns the public identifiers: the best known number first, the rest as further names. The codes that customers use
 * stay private.
 */
export const identifiersOf = (details: FactoryDetails, uri: string) => {
  const [first, ...rest] = knownNumbers(details, uri);
  const { name, nameEnglish } = details;
  const hasTwoNames = nameEnglish !== '' && nameEnglish !== name;
  const others = [
    ...(hasTwoNames ? [{ type: ['Facility'], id: uri, name }] : []),
    ...rest.map(({ value, uri: id }) => ({ type: ['Facility'], id, name: nameEnglish || name, registeredId: value })),
  ];
  return {
    ...(first && { registeredId: first.value, idScheme: { type: ['IdentifierScheme'], ...first.scheme } }),
    ...(others.length > 0 && { facilityAlsoKnownAs: others }),
  };
};

const knownNumbers = ({ gln, osId, registrationNumber }: FactoryDetails, uri: string): Identifier[] =>
  [
    {
      value: gln,
      uri: `https://id.gs1.org/414/${gln}`,
      scheme: { id: 'https://id.gs1.org/414', name: 'GS1 Global Location Number (GLN)' },
    },
    {
      value: registrationNumber,
      uri: `${uri}#registration`,
      scheme: { id: 'https://www.factoryon.go.kr', name: 'Korean factory registration number' },
    },
    {
      value: osId,
      uri: `https://opensupplyhub.org/facilities/${osId}`,
      scheme: { id: 'https://opensupplyhub.org', name: 'Open Supply Hub ID (OS ID)' },
    },
  ].filter(({ value }) => value !== '');
