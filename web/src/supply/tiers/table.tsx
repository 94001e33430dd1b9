import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { startState } from '../../kit/ui/table/table-state.ts';
import { FlagBadge } from '../risks/flag-badge.tsx';
import { type TierScreen, tierAddressOf } from './address.ts';
import type { TierNode } from './model.ts';
import styles from './tiers.module.css';
import { useTierWords, withoutPrefixes } from './words.ts';

const NOTHING = '–';

/** Lists every found company. Only the rows on the screen are rendered. */
export const TierTable = ({ found, address }: { found: TierNode[]; address: TierScreen }) => {
  const { t } = useTranslation('tier');
  const { nameOf, inOrder } = useTierWords();
  const [state, setState] = useState(startState());
  const columns = useTierColumns();
  const rows = useMemo(() => {
    const suppliers = found.filter(({ isOwn }) => !isOwn);
    const names = new Map(suppliers.map((node) => [node.id, nameOf(node)]));
    return sorted(suppliers, state.sort, (a, b) => inOrder(names.get(a.id) ?? '', names.get(b.id) ?? ''));
  }, [found, state.sort, nameOf, inOrder]);
  return (
    <DataTable
      label={t('table.label')}
      columns={columns}
      rows={rows}
      total={rows.length}
      idOf={({ id }) => id}
      nameOf={nameOf}
      hrefOf={({ id }) => tierAddressOf({ ...address, company: id })}
      state={{ ...state, selected: address.company ? [address.company] : [] }}
      onChange={setState}
      isVirtual
    />
  );
};

type Sort = ReturnType<typeof startState>['sort'];

type Compare = (a: TierNode, b: TierNode) => number;

const sorted = (nodes: TierNode[], sort: Sort, byName: Compare) => {
  const by: Record<string, Compare> = {
    name: byName,
    tiers: (a, b) => (a.tiers[0] ?? 0) - (b.tiers[0] ?? 0),
    country: (a, b) => Number(a.country > b.country) - Number(a.country < b.country),
    links: (a, b) => a.links.length - b.links.length,
    flags: (a, b) => a.flags.length - b.flags.length,
  };
  const compare = by[sort?.column ?? 'tiers'] ?? (() => 0);
  return nodes.toSorted((a, b) => (sort?.isDescending ? compare(b, a) : compare(a, b)));
};

const useTierColumns = () => {
  const { t } = useTranslation('tier');
  const { nameOf, countryOf, shareOf } = useTierWords();
  return useMemo(
    (): TableColumn<TierNode>[] => [
      { id: 'name', header: t('column.name'), cell: nameOf, isSortable: true, isAlwaysShown: true, width: 180 },
      { id: 'tiers', header: t('column.tiers'), cell: ({ tiers }) => tiers.join(' · '), isSortable: true, width: 92 },
      {
        id: 'country',
        header: t('column.country'),
        cell: ({ country }) => countryOf(country),
        isSortable: true,
        width: 130,
      },
      {
        id: 'links',
        header: t('column.links'),
        cell: ({ links }) => links.length,
        isSortable: true,
        isNumeric: true,
        width: 100,
      },
      { id: 'state', header: t('column.state'), cell: (node) => <States node={node} />, width: 170 },
      {
        id: 'share',
        header: t('column.share'),
        cell: ({ links }) => [...new Set(links.map(shareOf))].join(', ') || NOTHING,
        width: 112,
      },
      { id: 'hs', header: t('column.hs'), cell: ({ hs }) => withoutPrefixes(hs).join(', ') || NOTHING, width: 96 },
      {
        id: 'flags',
        header: t('column.flags'),
        cell: ({ flags }) => <Flags flags={flags} />,
        isSortable: true,
        width: 200,
      },
    ],
    [t, nameOf, countryOf, shareOf],
  );
};

const States = ({ node }: { node: TierNode }) => {
  const { t } = useTranslation('tier');
  return (
    <span className={styles.inRow}>
      {node.states.map((state) => (
        <Badge key={state} tone={state === 'confirmed' ? 'good' : 'neutral'}>
          {t(`state.${state}`)}
        </Badge>
      ))}
      {node.isInLoop && (
        <Badge tone="warn" icon={RefreshCw}>
          {t('graph.loop')}
        </Badge>
      )}
    </span>
  );
};

const Flags = ({ flags: [first, ...rest] }: Pick<TierNode, 'flags'>) => {
  if (!first) return NOTHING;
  return (
    <span className={styles.inRow}>
      <FlagBadge flag={first} />
      {rest.length > 0 && <span>{`+${rest.length}`}</span>}
    </span>
  );
};
