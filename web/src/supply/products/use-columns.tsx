import type { ListedProduct } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../factory/list/cells.tsx';
import { formatDate } from '../../kit/format/moment.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { MaterialChips } from '../materials/material-chips.tsx';

const NOTHING = '–';
export const COLUMNS = {
  key: 'ieum.product.hiddenColumns',
  hiddenFirst: [],
  hiddenOnLaptop: ['inputs', 'updatedAt'],
  hiddenOnTablet: ['kind', 'customers'],
};

export const useProductColumns = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  return useMemo(
    (): TableColumn<ListedProduct>[] => [
      {
        id: 'name',
        header: t('label.name'),
        cell: (row) => <FactoryName {...row} />,
        card: 'title',
        isSortable: true,
        isAlwaysShown: true,
        width: 240,
      },
      {
        id: 'partNumber',
        header: t('label.partNumber'),
        cell: ({ partNumber }) => partNumber || NOTHING,
        card: 'what',
        cardCell: ({ kind, partNumber }) => [t(`kind.${kind}`), partNumber].filter(Boolean).join(' · '),
        isSortable: true,
        width: 120,
      },
      { id: 'kind', header: t('label.kind'), cell: ({ kind }) => t(`kind.${kind}`), width: 90 },
      { id: 'hs', header: t('label.hs'), cell: ({ hs }) => hs || NOTHING, isSortable: true, width: 110 },
      {
        id: 'materials',
        header: t('label.materials'),
        cell: (row) => (row.family === '' && row.materials.length === 0 ? NOTHING : <MaterialChips {...row} />),
        width: 200,
      },
      {
        id: 'state',
        header: t('label.state'),
        cell: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`state.${state}`)}</Badge>,
        card: 'state',
        width: 110,
      },
      { id: 'inputs', header: t('column.inputs'), cell: ({ inputs }) => inputs, isNumeric: true, width: 90 },
      {
        id: 'suppliers',
        header: t('column.suppliers'),
        cell: ({ suppliers }) => formatNumber(suppliers, tag),
        card: 'amount',
        cardCell: ({ suppliers }) => `${t('column.suppliers')} ${formatNumber(suppliers, tag)}`,
        isNumeric: true,
        width: 90,
      },
      {
        id: 'customers',
        header: t('column.customers'),
        cell: ({ customers }) => formatNumber(customers, tag),
        isNumeric: true,
        width: 90,
      },
      {
        id: 'updatedAt',
        header: t('column.updatedAt'),
        cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt, tag)}</time>,
        isSortable: true,
        width: 110,
      },
    ],
    [t, tag],
  );
};
