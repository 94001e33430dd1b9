import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../kit/format/country-names.ts';
import { formatDate } from '../../../kit/format/moment.ts';
import { numberFormat } from '../../../kit/format/number-text.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../../kit/ui/table/table-column.ts';
import { SAMPLE_COUNTRIES, SAMPLE_STATUSES, type SampleFactory } from './sample-rows.ts';
import { useSampleStatus } from './use-sample-status.ts';

export const useSampleColumns = () => {
  const { t } = useTranslation('showcase');
  const { tag } = useLanguage();
  const statusWords = useSampleStatus();
  return useMemo((): TableColumn<SampleFactory>[] => {
    const format = numberFormat(tag);
    return [
      {
        id: 'name',
        header: t('data.column.name'),
        cell: ({ name }) => name,
        isSortable: true,
        filter: 'text',
        isAlwaysShown: true,
        width: 200,
      },
      {
        id: 'status',
        header: t('data.column.status'),
        cell: ({ status }) => <Badge tone={status}>{statusWords[status]}</Badge>,
        filter: SAMPLE_STATUSES.map((value) => ({ value, label: statusWords[value] })),
        width: 180,
      },
      {
        id: 'country',
        header: t('data.column.country'),
        cell: ({ country }) => countryName(country, tag),
        isSortable: true,
        filter: SAMPLE_COUNTRIES.map((value) => ({ value, label: countryName(value, tag) })),
        width: 120,
      },
      {
        id: 'items',
        header: t('data.column.items'),
        cell: ({ items }) => format(items),
        isSortable: true,
        isNumeric: true,
        width: 100,
      },
      {
        id: 'volume',
        header: t('data.column.volume'),
        cell: ({ volume }) => format(volume),
        isSortable: true,
        isNumeric: true,
        width: 160,
      },
      {
        id: 'updated',
        header: t('data.column.updated'),
        cell: ({ updatedAt }) => formatDate(updatedAt, tag),
        isSortable: true,
        isNumeric: true,
        width: 120,
      },
    ];
  }, [t, tag, statusWords]);
};
