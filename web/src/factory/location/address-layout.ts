/** The parts of an address; what lies below the region has a name of its own in every country. */
export type AddressPart = 'postalCode' | 'region' | 'locality' | 'street' | 'streetDetail';
export type AddressStyle = keyof typeof LAYOUTS;

/** From the largest to the smallest in East Asia, the other way round elsewhere: as it is written there. */
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
