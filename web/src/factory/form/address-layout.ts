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

/** ISO 3166-2 of Korea; their names are in the locale files. Elsewhere a region is what people write. */
export const KOREAN_REGIONS = [
  ...(['KR-11', 'KR-26', 'KR-27', 'KR-28', 'KR-29', 'KR-30', 'KR-31', 'KR-50'] as const),
  ...(['KR-41', 'KR-42', 'KR-43', 'KR-44', 'KR-45', 'KR-46', 'KR-47', 'KR-48', 'KR-49'] as const),
] as const;

type KoreanRegion = (typeof KOREAN_REGIONS)[number];

export const isKoreanRegion = (code: string): code is KoreanRegion => KOREAN_REGIONS.some((region) => region === code);
