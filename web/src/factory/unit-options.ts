import { COMMON_UNITS, type Dimension, dimensionOf, UNITS, type Unit } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import type { Option } from '../kit/ui/select/option-groups.ts';

const GROUPS = ['mass', 'count', 'length', 'area', 'volume', 'time', 'energy', 'other'] as const;
type Group = (typeof GROUPS)[number];

const GROUP_OF: Partial<Record<Dimension, Group>> = {
  mass: 'mass',
  count: 'count',
  set: 'count',
  length: 'length',
  area: 'area',
  volume: 'volume',
  time: 'time',
  energy: 'energy',
  power: 'energy',
  charge: 'energy',
  voltage: 'energy',
  current: 'energy',
};

const isCommon = (unit: Unit) => COMMON_UNITS.some((common) => common === unit);

/** Returns units under headings, the common ones first. A short list has no headings. */
export const useUnitOptions = () => {
  const { t } = useTranslation('unit');
  return (fits: (unit: Unit) => boolean = () => true): Option[] => {
    const units = UNITS.filter(fits);
    const named = (some: readonly Unit[]) => some.map((value) => ({ value, label: `${t(value)} (${value})` }));
    const common = COMMON_UNITS.filter(fits);
    if (units.length <= COMMON_UNITS.length) return named([...common, ...units.filter((unit) => !isCommon(unit))]);
    const rest = Map.groupBy(
      units.filter((unit) => !isCommon(unit)),
      (unit) => GROUP_OF[dimensionOf(unit)] ?? 'other',
    );
    const headed = (group: 'common' | Group, some: readonly Unit[]): Option[] =>
      some.length === 0 ? [] : [{ value: group, label: t(`groups.${group}`), isGroupHeader: true }, ...named(some)];
    return [...headed('common', common), ...GROUPS.flatMap((group) => headed(group, rest.get(group) ?? []))];
  };
};
