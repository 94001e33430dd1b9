import type { ImportColumn, SheetField } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import styles from './import.module.css';

type ColumnItemProps = {
  column: ImportColumn;
  field: SheetField | null;
  options: { value: string; label: string }[];
  /** True if another column has the same field. */
  isTwice: boolean;
  disabled: boolean;
  onChoose: (value: string) => void;
};

/** Shows a column of the file with samples and its field. */
export const ColumnItem = ({ column, field, options, isTwice, disabled, onChoose }: ColumnItemProps) => {
  const { t } = useTranslation('import');
  const { letter, heading, samples, note } = column;
  const name = heading || t('columns.unnamed');
  return (
    <li className={field === null ? styles.columnUnread : undefined}>
      <span className={styles.letter} aria-hidden>
        {letter}
      </span>
      <div className={styles.columnWords}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.samples}>{samples.join(' · ') || t('columns.noSamples')}</span>
        {note && <span className={styles.muted}>{t(`columns.note.${note}`)}</span>}
      </div>
      <SelectField
        label={t('columns.fieldOf', { letter, name })}
        error={isTwice ? t('columns.twice') : undefined}
        options={options}
        value={field ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
      />
    </li>
  );
};
