import { country as countryCode, type Identity } from '@ieum/contract';

export const KOREA = 'KR';

type Abroad = { country: string; number: string };

/** What a company abroad is known by, where a Korean one has ten digits: its country and its number there. */
export const numberAbroad = ({ country, number }: Abroad) => `${country} ${plainNumber(number)}`;

/** Nothing of a Korean number. */
export const abroadOf = (number: string): Abroad | undefined => {
  const [country = '', ...rest] = number.split(' ');
  return countryCode.safeParse(country).success ? { country, number: rest.join(' ') } : undefined;
};

/** By what number a company of this identity is found. */
export const numberOf = ({ country, number }: Pick<Identity, 'country' | 'number'>) =>
  country === KOREA ? number : numberAbroad({ country, number });

/** What a claim to it writes to the company. */
export const keptNumber = (number: string) => {
  const abroad = abroadOf(number);
  return abroad ? { registration_number: abroad.number } : { business_number: number };
};

/** However it is written, it is the same number. */
export const plainNumber = (number: string) => number.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
