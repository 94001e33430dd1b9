import { PRODUCT_KINDS, PRODUCT_STATES } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeQueries } from '../../factory/codes/codes.queries.ts';
import { FilterMenu } from '../../factory/list/filter-menu.tsx';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FilterSelect } from '../filter-select.tsx';
import { ListTools } from '../list-tools.tsx';
import { type ProductList, productAddress } from './address.ts';

type ProductFiltersProps = { list: ProductList; setList: (changes: Partial<ProductList>) => void };

export const ProductFilters = ({ list, setList }: ProductFiltersProps) => {
  const { t } = useTranslation('product');
  const kinds = PRODUCT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  const states = PRODUCT_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
  const origins = (['yes', 'no'] as const).map((value) => ({ value, label: t(`filter.origin.${value}`) }));
  return (
    <ListTools
      words={{ search: t('search'), searchHelp: t('searchHelp'), filters: t('filter.label'), clear: t('filter.clear') }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={productAddress.isFiltered(list) ? () => setList(productAddress.withoutFilters(list)) : undefined}
    >
      <FilterMenu
        label={t('label.kind')}
        options={kinds}
        chosen={list.kind}
        onChoose={(values) => setList({ kind: PRODUCT_KINDS.filter((kind) => values.includes(kind)) })}
      />
      <FilterMenu
        label={t('label.state')}
        options={states}
        chosen={list.state}
        onChoose={(values) => setList({ state: PRODUCT_STATES.filter((state) => values.includes(state)) })}
      />
      <HsFilter hs={list.hs} onHs={(hs) => setList({ hs })} />
      <FilterSelect
        label={t('label.isOrigin')}
        options={origins}
        value={list.origin}
        onValue={(value) => setList({ origin: value === 'yes' || value === 'no' ? value : '' })}
      />
    </ListTools>
  );
};

/** Filters by chapter, because chapters are few and have names. The search finds single codes. */
const HsFilter = ({ hs, onHs }: { hs: string; onHs: (hs: string) => void }) => {
  const { t } = useTranslation('product');
  const { name: language } = useLanguage();
  const { data } = useQuery(codeQueries.search({ scheme: 'hs', language, query: hs.slice(0, 2) }));
  const found = (data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const options = hs === '' || found.some(({ value }) => value === hs) ? found : [{ value: hs, label: hs }, ...found];
  return <FilterSelect label={t('label.hs')} options={options} value={hs} onValue={onHs} />;
};
