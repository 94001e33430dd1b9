import { BANDS, bracketed, CERTIFICATE_STATES, FACTORY_STATES, type LanguageTag } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { type FilterOption, optionsOf } from '../../kit/list/filter-menu.tsx';
import type { Filter } from '../../kit/list/filter-tools.tsx';
import { factoryQueries } from '../factory.queries.ts';
import type { FactoryList } from './address.ts';

type ListedFilter = 'state' | 'country' | 'process' | 'certificate' | 'standard' | 'completeness';

/** Returns the filters. Countries, processes and standards contain only values that occur. */
export const useFactoryFilters = (list: FactoryList): Filter<FactoryList>[] => {
  const { t } = useTranslation('factory');
  const { name: language, tag } = useLanguage();
  // If this fails, the other filters still work.
  const { data } = useQuery({ ...factoryQueries.choices(), throwOnError: false });
  const several = (name: ListedFilter, options: FilterOption[]) => ({
    kind: 'several' as const,
    name,
    label: t(`filter.${name}`),
    options: withChosen(options, list[name]),
  });
  const countries = optionsOf(data?.countries ?? [], (value) => countryName(value, tag));
  const filters = [
    {
      kind: 'linked' as const,
      name: 'place' as const,
      label: t('filter.place'),
      options: optionsOf(['known', 'unknown'], (value) => t(`filter.located.${value}`)),
    },
    several(
      'state',
      optionsOf(FACTORY_STATES, (value) => t(`state.${value}`)),
    ),
    several(
      'country',
      countries.toSorted((a, b) => a.label.localeCompare(b.label, tag)),
    ),
    several(
      'process',
      (data?.processes ?? []).map(({ key, name }) => ({ value: key, label: withCode(key, name, tag) })),
    ),
    several(
      'certificate',
      optionsOf(CERTIFICATE_STATES, (value) => t(`filter.certificateState.${value}`)),
    ),
    several(
      'standard',
      (data?.standards ?? []).map((row) => ({ value: row.id, label: `${row.code} ${row[language]}` })),
    ),
    several(
      'completeness',
      optionsOf(BANDS, (value) => t(`filter.band.${value}`)),
    ),
  ];
  return filters.filter(({ options }) => options.length > 0);
};

/** Adds values from the address that no factory has any more, so that they can be removed. */
const withChosen = (options: FilterOption[], chosen: readonly string[]) => {
  const known = new Set(options.map(({ value }) => value));
  const gone = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: value.replace(/^own:/, '') }));
  return [...options, ...gone];
};

const withCode = (key: string, name: string, tag: LanguageTag) => {
  const [scheme = '', code = ''] = key.split(':');
  return scheme === 'own' ? name : bracketed(name, `${scheme.toUpperCase()} ${code}`, tag);
};
