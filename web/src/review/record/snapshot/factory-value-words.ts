import type { Json, ShownDetails } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useFactoryWords } from '../../../factory/factory-words.ts';
import { countryName } from '../../../kit/format/country-names.ts';
import { useLabelled } from '../../../kit/language/use-labelled.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { factoryFieldIn } from './read-value.ts';

type Details = ReturnType<typeof factoryFieldIn>;
type Headcount = NonNullable<ShownDetails['headcount']>;
const AREAS = ['siteArea', 'buildingArea', 'manufacturingArea'] as const;

/** Formats a field of a factory. A list gets a line for each item. */
export const useFactoryValueWords = () => {
  const withLabel = useLabelled();
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const words = useFactoryWords();

  const headcount = ({ total, on, female, migrant, temporary }: Headcount) => {
    const of = (part: 'female' | 'migrant' | 'temporary', value: number | null) =>
      value === null ? '' : withLabel(t(`part.headcount.${part}`), words.people(value));
    return [
      withLabel(t('part.headcount.total'), words.people(total)),
      on && withLabel(t('part.headcount.on'), words.day(on)),
      of('female', female),
      of('migrant', migrant),
      of('temporary', temporary),
    ]
      .filter(Boolean)
      .join('\n');
  };
  /** Texts of single values, of which at most one is present. */
  const chosen = (d: Details) => [
    d.siteType && t(`siteType.${d.siteType}`),
    d.registrationExemption && t(`exemption.${d.registrationExemption}`),
    d.ksicRevision && t(`ksicRevision.${d.ksicRevision}`),
    d.country && countryName(d.country, tag),
    d.region && words.region(d.region),
    words.day(d.openedOn || d.closedOn || ''),
  ];
  const listed = (d: Details) => [
    d.point && words.point(d.point),
    d.headcount && headcount(d.headcount),
    d.processes?.map(words.process).join('\n'),
    d.products?.map(words.product).join('\n'),
    d.capacities?.map(words.capacity).join('\n'),
    ...AREAS.map((area) => words.area(d[area] ?? null)),
  ];
  return (field: string, value: Json): string => {
    const details = factoryFieldIn(field, value);
    const found = [...chosen(details), ...listed(details)].find(Boolean);
    if (found) return found;
    if (typeof value === 'number') return words.number(value);
    return typeof value === 'string' ? value : '';
  };
};
