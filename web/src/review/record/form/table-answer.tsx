import { ANSWER_ROWS_MAX, type AnswerValue, bracketed, type Column, type Question } from '@ieum/contract';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import type { FieldProps } from '../../../kit/ui/field/field.tsx';
import { FieldSet } from '../../../kit/ui/field/field-set.tsx';
import { Scrolled } from '../../../kit/ui/scrolled/scrolled.tsx';
import { useQuantityWords } from '../../../supply/quantity-words.ts';
import styles from './form.module.css';
import { cellReader } from './table-reading.ts';
import { TableRowCells } from './table-row-cells.tsx';
import { type Cell, keptRows, rowsOf, type TableRow, withCell, withPasted } from './table-rows.ts';
import { useFormWords } from './words.ts';

type TableAnswerProps = FieldProps & {
  question: Question;
  value: AnswerValue | null;
  onValue: (value: AnswerValue | null) => void;
};

const NONE: TableRow[] = [{}];

/** Answer with rows, such as smelters: typed by cell or pasted from a sheet. */
export const TableAnswer = ({ question, value, onValue, label, help, error, isOptional }: TableAnswerProps) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const words = useFormWords();
  const { sign } = useQuantityWords();
  const addButton = useRef<HTMLButtonElement>(null);
  // Empty rows are kept here but are not part of the answer.
  const [held, setHeld] = useState({ rows: rowsOf(value), value });
  const rows = held.value === value ? held.rows : rowsOf(value);
  const shown = rows.length === 0 ? NONE : rows;
  const change = (next: TableRow[]) => {
    const kept = keptRows(next);
    const answer = kept.length === 0 ? null : kept;
    setHeld({ rows: next, value: answer });
    onValue(answer);
  };
  // These callbacks stay the same, so that unchanged rows are not rendered again.
  const latest = useRef({ shown, change, columns: question.columns, tag });
  latest.current = { shown, change, columns: question.columns, tag };
  const onCell = useCallback((at: number, key: string, cell: Cell) => {
    const { shown: now, change: put } = latest.current;
    put(withCell(now, at, key, cell));
  }, []);
  const onPaste = useCallback((at: number, key: string, text: string) => {
    const { shown: now, change: put, columns, tag: language } = latest.current;
    put(withPasted(now, columns, { row: at, key }, text, cellReader(language)));
  }, []);
  const onRemove = useCallback((at: number) => {
    const { shown: now, change: put } = latest.current;
    put(now.filter((_, index) => index !== at));
    // The focused button disappears with its row.
    addButton.current?.focus();
  }, []);
  const headOf = ({ words: name, unit }: Column) => (unit ? bracketed(words(name), sign(unit), tag) : words(name));
  return (
    <FieldSet
      label={label}
      help={[help, t('table.help')].filter(Boolean).join(' ')}
      error={error}
      isOptional={isOptional ?? false}
    >
      <Scrolled label={label} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('table.number')}
              </th>
              {question.columns.map((column) => (
                <th key={column.key} scope="col">
                  {headOf(column)}
                  {column.isRequired && <span className={styles.must}>{t('table.required')}</span>}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <TableRowCells
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing of their own but their place
                key={at}
                at={at}
                row={row}
                columns={question.columns}
                onCell={onCell}
                onPaste={onPaste}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </table>
      </Scrolled>
      <Button
        ref={addButton}
        size="small"
        disabled={shown.length >= ANSWER_ROWS_MAX}
        onClick={() => setHeld({ rows: [...shown, {}], value })}
      >
        <Plus size={16} aria-hidden />
        {t('table.add')}
      </Button>
    </FieldSet>
  );
};
