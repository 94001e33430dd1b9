import { BANDS, CERTIFICATE_STATES, FACTORY_STATES, type FactoryFilters } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { factoryQueries } from '../factory.queries.ts';
import type { FilterOption } from './filter-menu.tsx';

const FILTERS = ['state', 'country', 'process', 'certificate', 'standard', 'completeness'] as const;
type ListedFilter = (typeof FILTERS)[number];
export type FilterChoice = { filter: ListedFilter; label: string; options: FilterOption[]; chosen: readonly string[] };

/** What can be filtered by: of countries, processes and standards only those that there are. */
export const useFilterChoices = (filters: FactoryFilters): FilterChoice[] => {
  const { t } = useTranslation('factory');
  const { name: language, tag } = useLanguage();
  // Without it the other filters still work.
  const { data } = useQuery({ ...factoryQueries.choices(), throwOnError: false });
  const found: Record<ListedFilter, FilterOption[]> = {
    state: FACTORY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    country: (data?.countries ?? [])
      .map((value) => ({ value, label: countryName(value, tag) }))
      .sort((one, other) => one.label.localeCompare(other.label, tag)),
    process: (data?.processes ?? []).map(({ key, name }) => ({ value: key, label: withCode(key, name) })),
    certificate: CERTIFICATE_STATES.map((value) => ({ value, label: t(`filter.certificateState.${value}`) })),
    standard: (data?.standards ?? []).map((one) => ({ value: one.id, label: `${one.code} ${one[language]}` })),
    completeness: BANDS.map((value) => ({ value, label: t(`filter.band.${value}`) })),
  };
  return FILTERS.map((filter) => ({
    filter,
    label: t(`filter.${filter}`),
    options: withChosen(found[filter], filters[filter]),
    chosen: filters[filter],
  }));
};

/** What the address names and nobody has any more can still be taken away. */
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
