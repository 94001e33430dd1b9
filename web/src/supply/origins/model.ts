import { type Names, NO_NAMES, type ProductOrigins, type TierCompany } from '@ieum/contract';

export type OriginStep = ProductOrigins['steps'][number];
export type OriginPath = ProductOrigins['paths'][number];
type OriginProduct = ProductOrigins['products'][number];
type OriginCompany = TierCompany & { isOwn: boolean };

/** The answer with its companies and products by id. */
export type OriginModel = {
  data: ProductOrigins;
  companyOf: (productId: string) => OriginCompany | undefined;
  productOf: (productId: string) => OriginProduct | undefined;
  companyBy: (companyId: string) => OriginCompany | undefined;
};

type OwnCompany = Names & Pick<TierCompany, 'country'>;

/** Adds the own company, which is in no list of partners, under the id that its product has. */
export const createOriginModel = (data: ProductOrigins, own: OwnCompany): OriginModel => {
  const products = new Map(data.products.map((product) => [product.id, product]));
  const ownId = products.get(data.product.id)?.companyId ?? '';
  const companies = new Map<string, OriginCompany>(
    data.companies.map((company) => [company.id, { ...company, isOwn: company.id === ownId }]),
  );
  const ownCompany: OriginCompany = {
    id: ownId,
    isMasked: false,
    ...NO_NAMES,
    ...own,
    token: '',
    processGroup: '',
    hasCertificate: false,
    isPlaceholder: false,
    tiers: [],
    reveal: '',
    isOwn: true,
  };
  companies.set(ownId, ownCompany);
  const companyBy = (id: string) => companies.get(id);
  return {
    data,
    companyBy,
    productOf: (id) => products.get(id),
    companyOf: (id) => companyBy(products.get(id)?.companyId ?? ''),
  };
};

const OPEN_STATES = ['proposed', 'countered', 'disputed'];

/** Tells who states a link. */
export const statedBy = ({ state }: Pick<OriginStep, 'state'>) => {
  if (state === 'confirmed') return 'both';
  if (state === 'disputed') return 'disputed';
  return OPEN_STATES.includes(state) ? 'one' : 'nobody';
};
