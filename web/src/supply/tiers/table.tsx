import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { startState } from '../../kit/ui/table/table-state.ts';
import { MaterialMark } from '../materials/material-mark.tsx';
import { useMaterialWords } from '../materials/material-words.ts';
import { FlagBadge } from '../risks/flag-badge.tsx';
import { type TierScreen, tierAddressOf } from './address.ts';
import type { TierModel, TierNode, Tiers } from './model.ts';
import { type ChainRow, chainRows } from './rows.ts';
import styles from './tiers.module.css';
import { useTierWords } from './words.ts';

const NOTHING = '–';

type TierTableProps = { data: Tiers; model: TierModel; found: TierNode[]; address: TierScreen };

/** Lists every link of the found companies: the same rows as the lines of the graph. Only those on the screen are rendered. */
export const TierTable = ({ data, model, found, address }: TierTableProps) => {
  const { t } = useTranslation('tier');
  const { nameOf, inOrder } = useTierWords();
  const [state, setState] = useState(startState());
  const columns = useTierColumns();
  const { mark, tier } = address;
  const rows = useMemo(() => {
    const listed = chainRows(data, model, found).filter(
      (row) =>
        (mark === '' || row.marks.includes(mark)) &&
        (tier.length === 0 || row.tiers.some((number) => tier.includes(String(number)))),
    );
    return sorted(listed, state.sort, inOrder, nameOf);
  }, [data, model, found, mark, tier, state.sort, inOrder, nameOf]);
  return (
    <DataTable
      label={t('table.label')}
      columns={columns}
      rows={rows}
      total={rows.length}
      idOf={({ id }) => id}
      nameOf={({ company }) => nameOf(company)}
      hrefOf={({ company, productId }) => tierAddressOf({ ...address, company: company.id, node: productId })}
      state={{ ...state, selected: rows.filter(({ company }) => company.id === address.company).map(({ id }) => id) }}
      onChange={setState}
      isVirtual
    />
  );
};

type Sort = ReturnType<typeof startState>['sort'];
type Compare = (a: ChainRow, b: ChainRow) => number;
type NameOf = ReturnType<typeof useTierWords>['nameOf'];

const sorted = (rows: ChainRow[], sort: Sort, inOrder: (a: string, b: string) => number, nameOf: NameOf) => {
  const by: Record<string, Compare> = {
    name: (a, b) => inOrder(nameOf(a.company), nameOf(b.company)),
    tiers: (a, b) => (a.tiers[0] ?? 0) - (b.tiers[0] ?? 0),
    country: (a, b) => Number(a.company.country > b.company.country) - Number(a.company.country < b.company.country),
    hs: (a, b) => Number(a.hs > b.hs) - Number(a.hs < b.hs),
    share: (a, b) => a.weight - b.weight,
    flags: (a, b) => a.company.flags.length - b.company.flags.length,
  };
  const compare = by[sort?.column ?? 'tiers'] ?? (() => 0);
  return rows.toSorted((a, b) => (sort?.isDescending ? compare(b, a) : compare(a, b)));
};

const useTierColumns = () => {
  const { t } = useTranslation('tier');
  const { goodsOf } = useMaterialWords();
  const { nameOf, countryOf, shareOf } = useTierWords();
  return useMemo(
    (): TableColumn<ChainRow>[] => [
      {
        id: 'name',
        header: t('column.name'),
        cell: ({ company }) => nameOf(company),
        isSortable: true,
        isAlwaysShown: true,
        width: 180,
      },
      {
        id: 'tiers',
        header: t('column.tiers'),
        cell: ({ tiers }) => tiers.join(' · ') || NOTHING,
        isSortable: true,
        width: 84,
      },
      {
        id: 'country',
        header: t('column.country'),
        cell: ({ company }) => countryOf(company.country),
        isSortable: true,
        width: 116,
      },
      { id: 'product', header: t('column.product'), cell: ({ product }) => product || NOTHING, width: 150 },
      { id: 'hs', header: t('column.hs'), cell: ({ hs }) => hs || NOTHING, isSortable: true, width: 92 },
      {
        id: 'material',
        header: t('column.material'),
        cell: ({ mark, family, materials }) =>
          mark === 'none' ? (
            NOTHING
          ) : (
            <span className={styles.inRow}>
              <MaterialMark mark={mark} />
              {goodsOf({ family, materials })}
            </span>
          ),
        width: 150,
      },
      {
        id: 'buyer',
        header: t('column.buyer'),
        cell: ({ buyer }) => (buyer ? nameOf(buyer) : t('ourCompany')),
        width: 160,
      },
      { id: 'share', header: t('column.share'), cell: ({ link }) => shareOf(link), isSortable: true, width: 112 },
      { id: 'state', header: t('column.state'), cell: (row) => <State row={row} />, width: 150 },
      {
        id: 'certificate',
        header: t('column.certificate'),
        cell: ({ company }) => (company.isPlaceholder ? NOTHING : t(company.hasCertificate ? 'yes' : 'no')),
        width: 84,
      },
      {
        id: 'flags',
        header: t('column.flags'),
        cell: ({ company }) => <Flags flags={company.flags} />,
        isSortable: true,
        width: 190,
      },
    ],
    [t, goodsOf, nameOf, countryOf, shareOf],
  );
};

const State = ({ row: { link } }: { row: ChainRow }) => {
  const { t } = useTranslation('tier');
  return (
    <span className={styles.inRow}>
      <Badge tone={link.state === 'confirmed' ? 'good' : 'neutral'}>{t(`state.${link.state}`)}</Badge>
      {link.isLoop && (
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
