/** Parts of an address. Below the region, every country has its own names. */
export type AddressPart = 'postalCode' | 'region' | 'locality' | 'street' | 'streetDetail';
export type AddressStyle = keyof typeof LAYOUTS;

/** Order of the parts as each country writes them: from large to small in East Asia, from small to large elsewhere. */
const LAYOUTS = {
  KR: ['postalCode', 'region', 'locality', 'street', 'streetDetail'],
  JP: ['postalCode', 'region', 'locality', 'street', 'streetDetail'],
  CN: ['region', 'locality', 'street', 'streetDetail', 'postalCode'],
  VN: ['street', 'streetDetail', 'locality', 'region', 'postalCode'],
  US: ['street', 'streetDetail', 'locality', 'region', 'postalCode'],
  other: ['street', 'streetDetail', 'locality', 'region', 'postalCode'],
} satisfies Record<string, AddressPart[]>;

const STYLES: Partial<Record<string, AddressStyle>> = { KR: 'KR', JP: 'JP', CN: 'CN', VN: 'VN', US: 'US' };

export const addressStyleOf = (country: string): AddressStyle => STYLES[country] ?? 'other';
export const addressPartsOf = (style: AddressStyle): readonly AddressPart[] => LAYOUTS[style];
