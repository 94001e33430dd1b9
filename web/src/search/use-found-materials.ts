import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { percentRange } from '../kit/format/percent-range.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { useMaterialWords } from '../supply/materials/material-words.ts';
import { originQueries } from '../supply/origins/origins.queries.ts';
import { materialsMatching } from './material-matches.ts';
import type { Entry, EntryGroup } from './palette-entry.ts';

const MATERIALS_MAX = 4;
const PRODUCTS_MAX = 4;

/** Answers a material's name: first its origins in each product, then the page of the material. */
export const useFoundMaterials = (typed: string): EntryGroup => {
  const { t } = useTranslation('search');
  const { tag } = useLanguage();
  const { nameOf } = useMaterialWords();
  const isSupplier = useUser().role === 'supplier';
  const found = isSupplier ? materialsMatching(typed, nameOf).slice(0, MATERIALS_MAX) : [];
  const [first] = found;
  const { data } = useQuery({ ...originQueries.material(first ?? 'cobalt'), enabled: first !== undefined });
  const products = first && data?.material === first ? data.products.slice(0, PRODUCTS_MAX) : [];
  const origins = products.map(
    ({ id, name, shares }): Entry => ({
      id: `origins-${id}-${first}`,
      kind: 'material',
      to: productPaths.origins(id, first),
      title: t('material.origins', { material: first ? nameOf(first) : '' }),
      detail: t('material.confirmed', { product: name, share: percentRange(shares.confirmed, tag) }),
      state: '',
    }),
  );
  const pages = found.map(
    (material): Entry => ({
      id: `material-${material}`,
      kind: 'material',
      to: materialPaths.detail(material),
      title: nameOf(material),
      detail: t('material.page'),
      state: '',
    }),
  );
  return { id: 'material', entries: [...origins, ...pages] };
};
