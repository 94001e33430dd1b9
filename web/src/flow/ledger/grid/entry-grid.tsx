import { FLOW_COLUMNS, type Language } from '@ieum/contract';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../../kit/language/loose-words.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { classNames } from '../../../kit/ui/class-names.ts';
import { ActiveCell } from './cell.tsx';
import styles from './grid.module.css';
import { isInRange, type Place, type Range } from './keys.ts';
import type { Known, Reading } from './reading.ts';
import { GRID_COLUMNS, type GridColumn, type GridRow } from './rows.ts';
import { suggestionsFor } from './suggestions.ts';
import type { EntryGrid } from './use-entry-grid.ts';
import { useHintWords } from './use-readings.ts';

/** Roles of a table that is navigated by keys. The input of the active cell receives the keys. */
const AS_GRID = { role: 'grid', 'aria-multiselectable': true };
const AS_CELL = { role: 'gridcell' };

type EntryGridViewProps = { grid: EntryGrid; known: Known; readings: Reading[]; isTried: boolean };

/** Grid with keyboard navigation and pasting as in a spreadsheet. Problems appear at their cells. */
export const EntryGridView = ({ grid, known, readings, isTried }: EntryGridViewProps) => {
  const { t } = useTranslation('flow');
  const { name: language } = useLanguage();
  const hint = useId();
  return (
    <>
      <p className={styles.hint} id={hint}>
        {t('grid.hint')}
      </p>
      <div className={styles.frame}>
        <table
          className={styles.grid}
          {...AS_GRID}
          aria-label={t('grid.label')}
          aria-describedby={hint}
          aria-rowcount={grid.rows.length + 1}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                <span className="visually-hidden">{t('grid.number')}</span>
              </th>
              {GRID_COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles[column]}>
                  {FLOW_COLUMNS[column][language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, at) => (
              <GridLine
                key={row.key}
                row={row}
                at={at}
                reading={readings[at]}
                range={grid.range.from.row <= at && grid.range.to.row >= at ? grid.range : undefined}
                grid={grid.at.row === at ? grid : undefined}
                known={known}
                language={language}
                isTried={isTried}
                onGo={grid.go}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

type GridLineProps = {
  row: GridRow;
  at: number;
  reading: Reading | undefined;
  range: Range | undefined;
  /** Present only for the active row. */
  grid: EntryGrid | undefined;
  known: Known;
  language: Language;
  isTried: boolean;
  onGo: (place: Place, isExtending?: boolean) => void;
};

const NOTHING: Reading = { problems: {}, hints: {} };

const takeUp = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

const GridLine = memo(({ row, at, reading = NOTHING, range, grid, known, language, isTried, onGo }: GridLineProps) => {
  const id = useId();
  const hintWord = useHintWords();
  const words = useLooseWords('flow');
  const { t } = useTranslation('flow');
  const { t: unitName } = useTranslation('unit');
  const { tag } = useLanguage();
  /** A missing value counts as a problem only once the user has tried to save. */
  const problemOf = (column: GridColumn) => {
    const problem = reading.problems[column];
    if (problem === undefined || (problem === 'missing' && !isTried)) return undefined;
    return words(`problem.${problem}`) ?? t('problem.other');
  };
  return (
    <tr aria-rowindex={at + 2}>
      <th scope="row" className={styles.number}>
        {at + 1}
      </th>
      {GRID_COLUMNS.map((column, index) => {
        const isActive = grid?.at.column === index;
        const value = row.cells[column] ?? '';
        const problem = problemOf(column);
        const problemId = problem && `${id}-${column}`;
        const hint = hintWord(column, reading.hints[column]);
        const take = (event: MouseEvent) => {
          if (isActive && event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          // The message belongs to the cell, so a click on it focuses the input as well.
          if (isActive) return takeUp(event.currentTarget.querySelector('input'));
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          onGo({ row: at, column: index }, event.shiftKey);
        };
        const state = {
          'aria-selected': range !== undefined && isInRange(range, at, index),
          'aria-invalid': problem !== undefined,
          onMouseDown: take,
        };
        return (
          <td
            key={column}
            {...AS_CELL}
            {...state}
            className={classNames(styles.cell, styles[column], isActive && styles.active, problem && styles.wrong)}
          >
            {isActive && grid ? (
              <ActiveCell
                grid={grid}
                label={t('grid.cell', { column: FLOW_COLUMNS[column][language], row: at + 1 })}
                value={value}
                hint={hint}
                problemId={problemId}
                suggestions={suggestionsFor({
                  column,
                  row,
                  reading,
                  known,
                  language,
                  tag,
                  unitName: (unit) => unitName(unit),
                })}
                isHeld={grid.isUsed}
              />
            ) : (
              <span className={classNames(styles.text, value === '' && styles.faint)}>{value || hint}</span>
            )}
            {problem && (
              <span className={styles.problem} id={problemId}>
                <CircleAlert size={12} aria-hidden />
                {problem}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
