import { COLUMN_WORDS, type ImportRow, problemSentence, type SheetField } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import styles from '../import.module.css';
import type { OnFix } from './cell.tsx';
import type { ErrorRowsProps } from './grid.tsx';

/** Shows the rows with errors as cards on a phone, each with its wrong fields. */
export const ErrorCards = ({ rows, canEdit, onFix, onMore }: ErrorRowsProps) => {
  const { t } = useTranslation('import');
  return (
    <>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <ErrorCard key={row.row} row={row} canEdit={canEdit} onFix={onFix} />
        ))}
      </ul>
      {onMore && <Button onClick={onMore}>{t('more')}</Button>}
    </>
  );
};

type ErrorCardProps = { row: ImportRow; canEdit: boolean; onFix: OnFix };

const ErrorCard = ({ row, canEdit, onFix }: ErrorCardProps) => {
  const { t } = useTranslation('import');
  // A corrected field stays, so that nothing moves while the person types.
  const [first] = useState(() => [...new Set(row.problems.map(({ field }) => field))]);
  const shown = [...new Set([...first, ...row.problems.map(({ field }) => field)])];
  const name = row.values.find(({ field }) => field === 'name')?.text ?? '';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>
          {t('row', { row: row.row })} <bdi>{name}</bdi>
        </h3>
        {row.verdict !== 'bad' && <Badge tone="good">{t('errors.right')}</Badge>}
      </div>
      {shown.map((field) => (
        <CardField key={field} row={row} field={field} canEdit={canEdit} onFix={onFix} />
      ))}
    </li>
  );
};

const CardField = ({ row, field, canEdit, onFix }: ErrorCardProps & { field: SheetField }) => {
  const { name: language } = useLanguage();
  const text = row.values.find((value) => value.field === field)?.text ?? '';
  const [draft, setDraft] = useState<string>();
  const problems = row.problems.filter((problem) => problem.field === field);
  const error = problems.map((problem) => problemSentence(problem, language)).join(' ');
  const send = () => {
    if (draft !== undefined && draft !== text) onFix(row.row, field, draft);
  };
  return (
    <TextField
      label={COLUMN_WORDS[field][language]}
      error={error || undefined}
      value={draft ?? text}
      readOnly={!canEdit}
      autoComplete="off"
      isOptional
      onChange={({ target }) => setDraft(target.value)}
      onBlur={send}
    />
  );
};
