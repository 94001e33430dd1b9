import type { Examples } from '../../kit/endpoint.ts';
import type { linksContract } from './links.ts';
import type { SupplyLink } from './views.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61';
const productId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const companyId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62';
const moment = '2026-11-15T01:02:03.4+00:00';
const words = {
  company: '에코전구체',
  country: 'KR',
  region: '',
  product: 'NCM 전구체',
  partNumber: '',
  hs: '285390',
};
const typed = {
  spendShare: 55,
  volume: { quantity: 2_420, unit: 'TNE' as const, period: 'month' as const },
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
};
const figures = { ...typed, buyerFactoryIds: [], supplierFactoryIds: [], inputId: null, inputShare: 100 };
const head = {
  id,
  side: 'buyer' as const,
  state: 'proposed' as const,
  version: 1,
  partner: {
    id: companyId,
    name: '(주)에코전구체',
    nameEnglish: 'Eco Precursor Co., Ltd.',
    nameChinese: '',
    nameJapanese: '',
    country: 'KR',
    number: '1248100998',
  },
  product: { id: productId, name: 'NCM 양극재', hs: '284190', unit: 'TNE' },
  partnerProduct: { name: 'NCM 전구체', partNumber: 'PRE-1', hs: '285390' },
  spendShare: 55,
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
  isUnassigned: false,
  isProposedByMe: true,
  waitsForMe: false,
  hasOffer: false,
  onward: { mine: false, theirs: false },
  createdAt: moment,
  updatedAt: moment,
};
const link: SupplyLink = {
  ...head,
  words,
  hasPartnerNumber: true,
  suggestedProductId: null,
  figures,
  offer: null,
  factories: [],
  dispute: null,
  agreedAt: null,
  formerNames: [],
  acts: ['revise', 'withdraw', 'setOnward'],
};
const idAndVersion = { id, version: 1 };
const confirmed: SupplyLink = { ...link, state: 'confirmed', version: 2, agreedAt: moment, acts: ['revise', 'end'] };

export const linksExamples: Examples<typeof linksContract> = {
  listLinks: {
    input: { side: 'buyer', state: ['proposed'], sort: 'spendShare', order: 'desc', page: 1 },
    output: { rows: [head], total: 1, isTotalExact: true, can: { propose: true } },
  },
  getLink: { input: { id }, output: link },
  listLinkEvents: {
    input: { id },
    output: {
      rows: [
        {
          version: 1,
          kind: 'proposed',
          state: 'proposed',
          at: moment,
          isMine: true,
          by: '김이음',
          note: '',
          figures,
          offer: null,
        },
      ],
      total: 1,
    },
  },
  proposeLink: {
    input: { side: 'buyer', productId, businessNumber: '1248100998', words, figures: typed },
    output: link,
  },
  confirmLink: { input: idAndVersion, output: confirmed },
  counterLink: {
    input: { ...idAndVersion, figures: { ...typed, spendShare: 48 }, note: '올해 물량 기준이에요.' },
    output: { ...link, state: 'countered', version: 2 },
  },
  reviseLink: { input: { ...idAndVersion, figures: typed }, output: link },
  disputeLink: {
    input: { ...idAndVersion, reason: '거래한 적이 없어요.' },
    output: { ...link, state: 'disputed', dispute: { reason: '거래한 적이 없어요.', isMine: true } },
  },
  withdrawLink: { input: idAndVersion, output: { ...link, state: 'withdrawn', acts: [] } },
  endLink: { input: { ...idAndVersion, on: '2026-12-31' }, output: confirmed },
  identifyLink: { input: { ...idAndVersion, businessNumber: '1248100998', words }, output: link },
  assignLink: {
    input: { ...idAndVersion, productId, figures: { inputShare: 60 } },
    output: { ...link, isProposedByMe: false, waitsForMe: true },
  },
  setLinkOnward: {
    input: { ...idAndVersion, onward: true },
    output: { ...confirmed, onward: { mine: true, theirs: false } },
  },
  confirmLinks: {
    input: { links: [idAndVersion] },
    output: { confirmed: 0, refused: [{ id, code: 'supply.link_changed' }] },
  },
};
