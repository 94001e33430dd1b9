import { country as countryCode, type Identity } from '@ieum/contract';

export const KOREA = 'KR';

type Abroad = { country: string; number: string };

/** Joins the country of a company abroad and its number there, where a Korean company has ten digits. */
export const numberAbroad = ({ country, number }: Abroad) => `${country} ${plainNumber(number)}`;

/** Returns nothing for a Korean number. */
export const abroadOf = (number: string): Abroad | undefined => {
  const [country = '', ...rest] = number.split(' ');
  return countryCode.safeParse(country).success ? { country, number: rest.join(' ') } : undefined;
};

/** Returns the number by which a company with this identity is found. */
export const numberOf = ({ country, number }: Pick<Identity, 'country' | 'number'>) =>
  country === KOREA ? number : numberAbroad({ country, number });

/** Returns the columns in which a claim stores the number in the company. */
export const keptNumber = (number: string) => {
  const abroad = abroadOf(number);
  return abroad ? { registration_number: abroad.number } : { business_number: number };
};

/** Removes the differences between spellings of the same number. */
export const plainNumber = (number: string) => number.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
