import type { FoundKind, Role } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { tierPaths } from '@ieum/contract/supply/supply.paths.ts';
import { isBeginning, isShown, isWhole } from './list-hits.ts';

type FoundRecord = { id: string; state: string };

/** Returns the page of a search result. */
export const resultPath = (role: Role, kind: FoundKind, { id, state }: FoundRecord) => {
  if (kind === 'company' && role === 'admin') return operatorPaths.company(id);
  if (kind === 'declaration' && role === 'admin') return reviewPaths.adminReview(id);
  if (kind === 'company' && state === 'own') return companyPaths.profile();
  return PLACES[kind](id);
};

const PLACES: Record<FoundKind, (id: string) => string> = {
  company: tierPaths.tier,
  factory: factoryPaths.detail,
  product: productPaths.detail,
  certificate: certificatePaths.one,
  link: linkPaths.detail,
  declaration: reviewPaths.declaration,
  request: reviewPaths.request,
  person: operatorPaths.user,
  case: operatorPaths.case,
};

type Row = { title: string; detail: string };

/** Returns the list with all results of a kind, if that list finds the same results by these words. */
export const resultListPath = (role: Role, kind: FoundKind, typed: string, rows: Row[]) => {
  const list = (role === 'admin' ? OPERATOR_LISTS : OWN_LISTS)[kind];
  return list?.finds(typed, rows) ? `${list.path}?${new URLSearchParams({ [list.key]: typed })}` : undefined;
};

type Lists = Partial<Record<FoundKind, { path: string; key: string; finds: (typed: string, rows: Row[]) => boolean }>>;
/** Declarations and requests are missing: they have a list for each side, and neither contains all. */
const OWN_LISTS: Lists = {
  factory: { path: factoryPaths.list(), key: 'search', finds: isWhole },
  product: { path: productPaths.list(), key: 'search', finds: isWhole },
  certificate: { path: certificatePaths.list(), key: 'search', finds: isWhole },
  link: { path: linkPaths.list(), key: 'search', finds: isWhole },
};
const OPERATOR_LISTS: Lists = {
  company: { path: operatorPaths.companies(), key: 'q', finds: isBeginning },
  person: { path: operatorPaths.users(), key: 'q', finds: isBeginning },
  case: { path: operatorPaths.verification(), key: 'search', finds: isShown },
  factory: { path: factoryPaths.list(), key: 'search', finds: isWhole },
};
