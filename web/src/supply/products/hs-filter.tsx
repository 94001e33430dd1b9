import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codeQueries } from '../../factory/codes/codes.queries.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FilterSelect } from '../../kit/list/filter-menu.tsx';
import { FilterGroup } from '../../kit/ui/toolbar/filter-popover.tsx';

/** Filters by chapter, because chapters are few and have names. The search finds single codes. */
export const HsFilter = ({ hs, onHs }: { hs: string; onHs: (hs: string) => void }) => {
  const { t } = useTranslation('product');
  const { name: language } = useLanguage();
  const { data } = useQuery(codeQueries.search({ scheme: 'hs', language, query: hs.slice(0, 2) }));
  const found = (data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const options = hs === '' || found.some(({ value }) => value === hs) ? found : [{ value: hs, label: hs }, ...found];
  return (
    <FilterGroup label={t('label.hs')}>
      <FilterSelect label={t('label.hs')} options={options} value={hs} onValue={onHs} />
    </FilterGroup>
  );
};
