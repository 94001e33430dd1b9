import { FLOW_ROWS_AT_ONCE_MAX, FLOW_SIDE_WORDS, type ListedFlow, nameFor } from '@ieum/contract';
import { CopyPlus, FileWarning, Trash2, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { failureSentence } from '../../../kit/api/failure-sentence.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { Notice } from '../../../kit/ui/state/notice.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import flowStyles from '../../flow.module.css';
import { useSaveFlowRows } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';
import { ledgerAddress } from '../address.ts';
import { ImportFlows } from '../sheet-import.tsx';
import { EntryGridView } from './entry-grid.tsx';
import { refusedCells } from './entry-refusal.ts';
import styles from './grid.module.css';
import type { CellProblems, Known } from './reading.ts';
import { GRID_COLUMNS, type GridRow, isFilled, newRow } from './rows.ts';
import { type EntryGrid, useEntryGrid } from './use-entry-grid.ts';
import { useReadings } from './use-readings.ts';

type EntryScreenProps = { known: Known; answered: ListedFlow[] };
const NOTHING_REFUSED: ReadonlyMap<GridRow, CellProblems> = new Map();

export const EntryScreen = ({ known, answered }: EntryScreenProps) => {
  const { t } = useTranslation('flow');
  const navigate = useNavigate();
  const start = useAnsweredRows(answered);
  const grid = useEntryGrid(`flowGrid.${useUser().email}`, start);
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [isTried, setTried] = useState(false);
  const readings = useReadings(grid.rows, known, refused);
  const save = useSaveFlowRows();
  const isSaved = useRef(false);
  const { rows } = grid;
  const filled = rows.filter(isFilled);
  const wrong = readings.reduce((sum, { problems }) => sum + Object.keys(problems).length, 0);
  const hasChanges = useCallback(() => rows.some(isFilled) && !isSaved.current, [rows]);

  const send = () => {
    setTried(true);
    if (filled.length === 0) return showToast({ kind: 'error', text: t('grid.nothing') });
    const entries = readings.flatMap(({ entry, problems }) =>
      entry && Object.keys(problems).length === 0 ? [entry] : [],
    );
    if (entries.length < filled.length) return goToFirst(grid, readings);
    save.mutate(
      { rows: entries },
      {
        onSuccess: ({ added, changed, rows: saved }) => {
          isSaved.current = true;
          grid.forget();
          const differing = saved.filter(({ state }) => state === 'mismatch').length;
          showToast({ kind: 'done', text: t('grid.saved', { count: saved.length, added, changed }) });
          if (differing > 0) showToast({ kind: 'info', text: t('grid.differing', { count: differing }) });
          navigate(ledgerAddress.hrefOf({ ...ledgerAddress.read(new URLSearchParams()), sort: 'updatedAt' }));
        },
        onError: (error) => {
          const cells = refusedCells(
            error,
            filled.map(({ key }) => key),
          );
          const byRow = new Map(
            filled.flatMap((row) => {
              const found = cells.get(row.key);
              return found ? [[row, found] as const] : [];
            }),
          );
          setRefused(byRow);
          const first = rows.findIndex((row) => byRow.has(row));
          if (first >= 0) grid.go({ row: first, column: firstWrong(cells.get(rows[first]?.key ?? '') ?? {}) });
          else showToast({ kind: 'error', text: failureSentence(error, t('problem.other')) });
        },
      },
    );
  };
  return (
    <div className={styles.screen}>
      <GridTools grid={grid} />
      {grid.tooMany > 0 && <TooMany count={grid.tooMany} />}
      <EntryGridView grid={grid} known={known} readings={readings} isTried={isTried} />
      <div className={styles.foot}>
        <Note role="status">
          {[t('grid.count', { count: filled.length }), wrong > 0 && t('grid.wrong', { count: wrong })]
            .filter(Boolean)
            .join(' · ')}
        </Note>
        <Button look="solid" isPending={save.isPending} onClick={send}>
          {t('grid.save')}
        </Button>
      </div>
      <LeaveGuard hasChanges={hasChanges} onLeave={grid.forget} />
    </div>
  );
};

const goToFirst = (grid: EntryGrid, readings: ReturnType<typeof useReadings>) => {
  const row = readings.findIndex(({ problems }) => Object.keys(problems).length > 0);
  if (row >= 0) grid.go({ row, column: firstWrong(readings[row]?.problems ?? {}) });
};

const firstWrong = (problems: CellProblems) =>
  Math.max(
    0,
    GRID_COLUMNS.findIndex((column) => problems[column] !== undefined),
  );

const GridTools = ({ grid }: { grid: EntryGrid }) => {
  const { t } = useTranslation('flow');
  return (
    <div className={flowStyles.actions}>
      <Button size="small" onClick={grid.fill}>
        <CopyPlus size={16} aria-hidden />
        {t('grid.fill')}
      </Button>
      <Button size="small" onClick={grid.remove}>
        <Trash2 size={16} aria-hidden />
        {t('grid.remove')}
      </Button>
      <Button size="small" disabled={!grid.canUndo} onClick={grid.undo}>
        <Undo2 size={16} aria-hidden />
        {t('grid.undo')}
      </Button>
    </div>
  );
};

/** Says that nothing was pasted, and offers the file import, which accepts more rows. */
const TooMany = ({ count }: { count: number }) => {
  const { t } = useTranslation('flow');
  const { number } = useFlowWords();
  return (
    <div role="alert">
      <Notice
        icon={FileWarning}
        tone="bad"
        title={t('grid.tooMany.title', { shown: number(count) })}
        text={t('grid.tooMany.text', { max: number(FLOW_ROWS_AT_ONCE_MAX) })}
      >
        <ImportFlows />
      </Notice>
    </div>
  );
};

/** Returns a row for each row that the partner has begun, complete except for our figure. */
const useAnsweredRows = (answered: ListedFlow[]) => {
  const { name: language } = useLanguage();
  const { unit } = useFlowWords();
  return useMemo(
    () =>
      answered.map((row) =>
        newRow(
          {
            period: row.period,
            side: FLOW_SIDE_WORDS[row.side][language],
            partner: row.partner ? nameFor(row.partner, language) : '',
            product: row.product?.name ?? '',
            goods: row.goods.name,
            unit: unit(row.unit),
            from: row.from?.name ?? '',
            to: row.to?.name ?? '',
          },
          row.id,
        ),
      ),
    [answered, language, unit],
  );
};
