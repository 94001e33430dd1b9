import type { contract, Output } from '@ieum/contract';

export const COMPANIES = 10_000;
const [TIERS, BOUGHT_BY] = [10, 3];
export const COUNTRIES =
  'KR CN JP US DE VN ID AU CL CD IN TH MY PH TW MX BR CA FR GB IT ES PL CZ HU AT SE FI NO TR'.split(' ');

/** Three customers each, a tenth at each tier; every ninth link is unconfirmed. */
export const manyTiers = (): Output<typeof contract.getSupplyTiers> => {
  const own = '00000000-0000-4000-8000-000000000000';
  const breadth = COMPANIES / TIERS;
  const curve = {
    confirmed: Array.from({ length: TIERS }, () => ({ from: 50, to: 50 })),
    declared: Array.from({ length: TIERS }, () => ({ from: 55, to: 72 })),
  };
  const numbers = Array.from({ length: COMPANIES }, (_, at) => at);
  const tierOf = (at: number) => Math.floor(at / breadth) + 1;
  const buyerOf = (at: number, nth: number) =>
    tierOf(at) === 1 ? own : `p${(tierOf(at) - 2) * breadth + ((at + nth * 7) % breadth)}`;
  return {
    roots: [{ id: own, name: '전기차' }],
    companies: numbers.map((at) => ({
      id: `c${at}`,
      isMasked: at >= breadth,
      name: at < breadth ? `협력사 ${at}` : '',
      nameEnglish: '',
      nameChinese: '',
      nameJapanese: '',
      token: at < breadth ? '' : `#${at.toString(36).toUpperCase()}`,
      country: COUNTRIES[at % COUNTRIES.length] ?? '',
      processGroup: '28',
      hasCertificate: at % 2 === 0,
      isPlaceholder: false,
      tiers: [tierOf(at)],
      reveal: '',
    })),
    products: [
      {
        id: own,
        companyId: 'own',
        name: '전기차',
        hs: '870380',
        family: '' as const,
        materials: [],
        isOrigin: false,
        tiers: [],
      },
      ...numbers.map((at) => ({
        id: `p${at}`,
        companyId: `c${at}`,
        name: '',
        hs: '8507',
        family: '' as const,
        materials: [],
        isOrigin: false,
        tiers: [tierOf(at)],
      })),
    ],
    links: numbers.flatMap((at) =>
      Array.from({ length: BOUGHT_BY }, (_, nth) => ({
        id: `l${at}-${nth}`,
        buyerId: buyerOf(at, nth),
        supplierId: `p${at}`,
        isLoop: at % 500 === 499,
        tiers: at % 500 === 499 ? [] : [tierOf(at)],
        state: (at + nth) % 9 === 0 ? 'proposed' : 'confirmed',
        share: null,
        inputShare: null,
        inputBand: '' as const,
        input: 1,
        band: 'under10',
        isOwn: false,
      })),
    ),
    places: [],
    coverage: { spend: curve, mass: curve },
    cycles: [],
  };
};
