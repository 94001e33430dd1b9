import { COLUMN_WORDS, type ImportRow, problemSentence, type SheetField } from '@ieum/contract';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { classNames } from '../../../kit/ui/class-names.ts';
import styles from './grid.module.css';

export type OnFix = (row: number, field: SheetField, text: string) => void;

type ErrorCellProps = {
  row: ImportRow;
  field: SheetField;
  canEdit: boolean;
  onFix: OnFix;
  onMove?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Edits one cell. The error below it is linked for screen readers. */
export const ErrorCell = ({ row, field, canEdit, onFix, onMove }: ErrorCellProps) => {
  const { t } = useTranslation('import');
  const { name: language } = useLanguage();
  const id = useId();
  const text = row.values.find((value) => value.field === field)?.text ?? '';
  const [draft, setDraft] = useState<string>();
  const problems = row.problems.filter((problem) => problem.field === field);
  const isWrong = problems.length > 0;
  // The typed text stays until the corrected row arrives, and also if the call fails.
  const send = () => {
    if (draft !== undefined && draft !== text) onFix(row.row, field, draft);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setDraft(undefined);
    if (event.nativeEvent.isComposing) return;
    onMove?.(event);
    // A move to another cell blurs this one, which sends the value already.
    if (event.key === 'Enter' && !event.defaultPrevented) send();
  };
  return (
    <div className={styles.cell}>
      <input
        className={classNames(styles.input, isWrong && styles.wrong)}
        aria-label={t('errors.cell', { row: row.row, column: COLUMN_WORDS[field][language] })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        data-field={field}
        value={draft ?? text}
        readOnly={!canEdit}
        autoComplete="off"
        onChange={({ target }) => setDraft(target.value)}
        onBlur={send}
        onKeyDown={press}
      />
      {isWrong && (
        <span className={styles.problem} id={id}>
          <CircleAlert size={14} aria-hidden />
          <span>{problems.map((problem) => problemSentence(problem, language)).join(' ')}</span>
        </span>
      )}
    </div>
  );
};
