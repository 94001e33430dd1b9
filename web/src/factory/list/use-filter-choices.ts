import { BANDS, CERTIFICATE_STATES, FACTORY_STATES, type FactoryFilters } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { FilterOption } from '../../kit/list/filter-menu.tsx';
import { factoryQueries } from '../factory.queries.ts';

const FILTERS = ['state', 'country', 'process', 'certificate', 'standard', 'completeness'] as const;
type ListedFilter = (typeof FILTERS)[number];
export type FilterChoice = { filter: ListedFilter; label: string; options: FilterOption[]; chosen: readonly string[] };

/** Returns the filters. Countries, processes and standards contain only values that occur. */
export const useFilterChoices = (filters: FactoryFilters): FilterChoice[] => {
  const { t } = useTranslation('factory');
  const { name: language, tag } = useLanguage();
  // If this fails, the other filters still work.
  const { data } = useQuery({ ...factoryQueries.choices(), throwOnError: false });
  const found: Record<ListedFilter, FilterOption[]> = {
    state: FACTORY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    country: (data?.countries ?? [])
      .map((value) => ({ value, label: countryName(value, tag) }))
      .sort((a, b) => a.label.localeCompare(b.label, tag)),
    process: (data?.processes ?? []).map(({ key, name }) => ({ value: key, label: withCode(key, name) })),
    certificate: CERTIFICATE_STATES.map((value) => ({ value, label: t(`filter.certificateState.${value}`) })),
    standard: (data?.standards ?? []).map((row) => ({ value: row.id, label: `${row.code} ${row[language]}` })),
    completeness: BANDS.map((value) => ({ value, label: t(`filter.band.${value}`) })),
  };
  return FILTERS.map((filter) => ({
    filter,
    label: t(`filter.${filter}`),
    options: withChosen(found[filter], filters[filter]),
    chosen: filters[filter],
  }));
};

/** Adds values from the address that no factory has any more, so that they can be removed. */
const withChosen = (options: FilterOption[], chosen: readonly string[]) => {
  const known = new Set(options.map(({ value }) => value));
  const gone = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value.replace(/^own:/, '') }));
  return [...options, ...gone];
};

const withCode = (key: string, name: string) => {
  const [scheme = '', code = ''] = key.split(':');
  return scheme === 'own' ? name : `${name} (${scheme.toUpperCase()} ${code})`;
};
