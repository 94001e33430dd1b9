import { country as countryCode } from '@ieum/contract';

type Abroad = { country: string; number: string };

/** What a company abroad is known by, where a Korean one has ten digits: its country and its number there. */
export const numberAbroad = ({ country, number }: Abroad) => `${country} ${plain(number)}`;

/** Nothing of a Korean number. */
export const abroadOf = (number: string): Abroad | undefined => {
  const [country = '', ...rest] = number.split(' ');
  return countryCode.safeParse(country).success ? { country, number: rest.join(' ') } : undefined;
};

/** What a claim to it writes to the company. */
export const keptNumber = (number: string) => {
  const abroad = abroadOf(number);
  return abroad ? { registration_number: abroad.number } : { business_number: number };
};

/** However it is written, it is the same number. */
const plain = (number: string) => number.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
