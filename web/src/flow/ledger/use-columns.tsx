import { type ListedFlow, NO_NAMES } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactoryName } from '../../factory/list/cells.tsx';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import styles from '../flow.module.css';
import { useFlowWords } from '../flow-words.ts';
import { FlowStateBadge } from './state-badge.tsx';

const NOTHING = '–';

export const COLUMNS = {
  key: 'ieum.flow.hiddenColumns',
  // Both figures and their state say enough. The column menu shows the counted quantity and the day.
  hiddenFirst: ['quantity', 'updatedAt'],
  hiddenOnLaptop: ['places'],
  hiddenOnTablet: ['side', 'shipped'],
};

export const useLedgerColumns = () => {
  const { t } = useTranslation('flow');
  const { tag } = useLanguage();
  const words = useFlowWords();
  return useMemo(
    (): TableColumn<ListedFlow>[] => [
      {
        id: 'period',
        header: t('column.period'),
        cell: ({ period }) => words.period(period),
        card: 'note',
        isSortable: true,
        isAlwaysShown: true,
        width: 110,
      },
      {
        id: 'partner',
        header: t('column.partner'),
        cell: (row) => <FactoryName {...(row.partner ?? NO_NAMES)} unnamed={words.partner(row)} />,
        card: 'title',
        isSortable: true,
        isAlwaysShown: true,
        width: 160,
      },
      // Before the wide columns, so that differences are visible without scrolling the table.
      { id: 'state', header: t('column.state'), cell: (row) => <State row={row} />, card: 'state', width: 140 },
      { id: 'side', header: t('column.side'), cell: ({ side }) => t(`side.${side}`), width: 80 },
      {
        id: 'product',
        header: t('column.product'),
        cell: (row) => <Goods row={row} />,
        card: 'what',
        cardCell: ({ side, goods, product }) => `${t(`side.${side}`)} · ${goods.name || product?.name || NOTHING}`,
        isSortable: true,
        width: 160,
      },
      {
        id: 'places',
        header: t('column.places'),
        cell: ({ from, to }) => `${words.factory(from)} → ${words.factory(to)}`,
        width: 180,
      },
      {
        id: 'shipped',
        header: t('column.shipped'),
        cell: ({ shipped, unit }) => words.quantity(shipped, unit) || NOTHING,
        isNumeric: true,
        width: 110,
      },
      {
        id: 'received',
        header: t('column.received'),
        cell: ({ received, unit }) => words.quantity(received, unit) || NOTHING,
        isNumeric: true,
        width: 110,
      },
      {
        id: 'quantity',
        header: t('column.counted'),
        cell: ({ counted, unit }) => words.quantity(counted, unit),
        card: 'amount',
        isSortable: true,
        isNumeric: true,
        width: 110,
      },
      {
        id: 'updatedAt',
        header: t('column.updatedAt'),
        cell: ({ updatedAt }) => formatDate(updatedAt, tag),
        isSortable: true,
        width: 120,
      },
    ],
    [t, tag, words],
  );
};

const Goods = ({ row: { goods, product } }: { row: ListedFlow }) => {
  const name = goods.name || product?.name || NOTHING;
  return (
    <>
      <bdi>{name}</bdi>
      {product && product.name !== name && <bdi className={styles.second}>{product.name}</bdi>}
    </>
  );
};

const State = ({ row: { state, difference, waitsForMe } }: { row: ListedFlow }) => {
  const { t } = useTranslation('flow');
  const { percent } = useFlowWords();
  return (
    <span className={styles.badges}>
      <FlowStateBadge state={state} />
      {state === 'mismatch' && difference !== null && <span>{percent(difference)}</span>}
      {waitsForMe && <Badge tone="warn">{t('waitsForMe')}</Badge>}
    </span>
  );
};
