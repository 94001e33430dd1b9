import type { FlowBand } from '@ieum/contract';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { startState } from '../../kit/ui/table/table-state.ts';
import { MaterialMark } from '../../supply/materials/material-mark.tsx';
import styles from '../flow.module.css';
import { useFlowWords } from '../flow-words.ts';
import type { FlowScreen } from './address.ts';
import type { Scene, SceneRun } from './drawing/scene.ts';
import type { SceneWords } from './drawing/scene-words.ts';

const NOTHING = '–';

type FlowTableProps = { scene: Scene; words: SceneWords; address: FlowScreen };

/** Lists every band of the picture, for keyboard users too. */
export const FlowTable = ({ scene: { runs }, words, address }: FlowTableProps) => {
  const { t } = useTranslation('flow');
  const [state, setState] = useState(startState());
  const columns = useColumns(words, address);
  const rows = useMemo(() => sorted(runs, state.sort, words), [runs, state.sort, words]);
  return (
    <DataTable
      label={t('map.table')}
      columns={columns}
      rows={rows}
      total={rows.length}
      idOf={({ key }) => key}
      nameOf={({ from, to }) => `${words.nodeName(from)} → ${words.nodeName(to)}`}
      hrefOf={({ key }) => address.hrefOf({ band: key })}
      state={{ ...state, selected: address.band ? [address.band] : [] }}
      onChange={setState}
      isVirtual
    />
  );
};

type Sort = ReturnType<typeof startState>['sort'];

const sorted = (runs: readonly SceneRun[], sort: Sort, { nodeName }: SceneWords) => {
  const by: Record<string, (a: SceneRun, b: SceneRun) => number> = {
    from: (a, b) => nodeName(a.from).localeCompare(nodeName(b.from)),
    to: (a, b) => nodeName(a.to).localeCompare(nodeName(b.to)),
    amount: (a, b) => a.weight - b.weight,
  };
  const column = sort?.column ?? 'amount';
  const isDescending = sort ? sort.isDescending : true;
  const compare = by[column] ?? (() => 0);
  return runs.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
};

const useColumns = (words: SceneWords, { from, to }: FlowScreen) => {
  const { t } = useTranslation('flow');
  const { periods } = useFlowWords();
  return useMemo(
    (): TableColumn<SceneRun>[] => [
      {
        id: 'from',
        header: t('column.from'),
        cell: (run) => words.nodeName(run.from),
        isSortable: true,
        isAlwaysShown: true,
        width: 160,
      },
      { id: 'to', header: t('column.to'), cell: (run) => words.nodeName(run.to), isSortable: true, width: 160 },
      {
        id: 'material',
        header: t('column.material'),
        cell: (run) => (
          <span className={styles.inRow}>
            <MaterialMark mark={run.mark} />
            {words.material(run)}
          </span>
        ),
        width: 170,
      },
      { id: 'goods', header: t('column.goods'), cell: (run) => words.goods(run) || NOTHING, width: 150 },
      {
        id: 'quantity',
        header: t('follow.quantity'),
        cell: (run) => words.quantity(run) || NOTHING,
        isNumeric: true,
        width: 120,
      },
      { id: 'amount', header: t('column.amount'), cell: words.amount, isSortable: true, isNumeric: true, width: 190 },
      { id: 'rows', header: t('column.rows'), cell: ({ band }) => band?.rows ?? NOTHING, isNumeric: true, width: 80 },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ band }) => (band ? <States band={band} /> : NOTHING),
        width: 170,
      },
      { id: 'period', header: t('column.period'), cell: () => periods(from, to), width: 150 },
    ],
    [t, words, periods, from, to],
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
