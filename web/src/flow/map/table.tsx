import type { FlowBand } from '@ieum/contract';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { startState } from '../../kit/ui/table/table-state.ts';
import styles from '../flow.module.css';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import { type FlowScreen, flowAddressOf } from './address.ts';
import { useBandWords } from './band-words.ts';

const NOTHING = '–';
type BandWords = ReturnType<typeof useBandWords>;

/** Lists every band of the chart, for keyboard users too. */
export const FlowTable = ({ data, address }: { data: FlowPicture; address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const [state, setState] = useState(startState());
  const words = useBandWords(data, address.unit);
  const columns = useColumns(words);
  const rows = useMemo(() => sorted(data.bands, state.sort, words), [data.bands, state.sort, words]);
  return (
    <DataTable
      label={t('map.table')}
      columns={columns}
      rows={rows}
      total={rows.length}
      idOf={({ key }) => key}
      nameOf={({ from, to }) => `${words.nodeName(from)} → ${words.nodeName(to)}`}
      hrefOf={({ key }) => flowAddressOf({ ...address, band: key })}
      state={{ ...state, selected: address.band ? [address.band] : [] }}
      onChange={setState}
      isVirtual
    />
  );
};

type Sort = ReturnType<typeof startState>['sort'];

const sorted = (bands: FlowBand[], sort: Sort, { nodeName }: BandWords) => {
  const by: Record<string, (a: FlowBand, b: FlowBand) => number> = {
    from: (a, b) => nodeName(a.from).localeCompare(nodeName(b.from)),
    to: (a, b) => nodeName(a.to).localeCompare(nodeName(b.to)),
    amount: (a, b) => (a.kg ?? 0) - (b.kg ?? 0),
  };
  const column = sort?.column ?? 'amount';
  const isDescending = sort ? sort.isDescending : true;
  const compare = by[column] ?? (() => 0);
  return bands.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
};

const useColumns = (words: BandWords) => {
  const { t } = useTranslation('flow');
  const { material } = useFlowWords();
  return useMemo(
    (): TableColumn<FlowBand>[] => [
      {
        id: 'from',
        header: t('column.from'),
        cell: ({ from }) => words.nodeName(from),
        isSortable: true,
        isAlwaysShown: true,
        width: 160,
      },
      { id: 'to', header: t('column.to'), cell: ({ to }) => words.nodeName(to), isSortable: true, width: 160 },
      {
        id: 'material',
        header: t('column.material'),
        cell: ({ materialGroup }) => material(materialGroup),
        width: 140,
      },
      { id: 'amount', header: t('column.amount'), cell: words.amount, isSortable: true, isNumeric: true, width: 190 },
      { id: 'state', header: t('column.state'), cell: (band) => <States band={band} />, width: 170 },
    ],
    [t, words, material],
  );
};

/** Shows the most serious state and the number of others, which screen readers get in full. */
const States = ({ band: { states, isLoop, isGroup, count } }: { band: FlowBand }) => {
  const { t } = useTranslation('flow');
  const { entered = 0, matched = 0, mismatch = 0, settled = 0 } = states ?? {};
  const agreed = matched + settled;
  const badges = [
    ...(isGroup ? [{ tone: 'info', text: t('map.group', { count }) } as const] : []),
    ...(isLoop ? [{ tone: 'warn', icon: RefreshCw, text: t('map.loop') } as const] : []),
    ...(mismatch > 0 ? [{ tone: 'bad', text: t('map.stateCount.mismatch', { count: mismatch }) } as const] : []),
    ...(entered > 0 ? [{ tone: 'neutral', text: t('map.stateCount.entered', { count: entered }) } as const] : []),
    ...(agreed > 0 ? [{ tone: 'good', text: t('map.stateCount.agreed', { count: agreed }) } as const] : []),
  ];
  const [first, ...rest] = badges;
  if (!first) return NOTHING;
  const restText = rest.map(({ text }) => text).join(', ');
  return (
    <span className={styles.inRow} title={badges.map(({ text }) => text).join(', ')}>
      <Badge tone={first.tone} {...('icon' in first && { icon: first.icon })}>
        {first.text}
      </Badge>
      {rest.length > 0 && (
        <>
          <span aria-hidden>{`+${rest.length}`}</span>
          <span className="visually-hidden">{restText}</span>
        </>
      )}
    </span>
  );
};
