import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import styles from './conflict-dialog.module.css';
import type { Choice } from './merge.ts';

/** Values of a field as text. An empty text means no value. */
export type ConflictItem = { id: string; label: string; before: string; mine: string; theirs: string };

type ConflictRowProps = ConflictItem & { choice: Choice | undefined; onChoose: (choice: Choice) => void };

const NOTHING = '–';
const CHOICES: Choice[] = ['mine', 'theirs'];

/** Shows one field that both sides have changed: both values to choose from, and the value before. */
export const ConflictRow = ({ label, before, choice, onChoose, ...values }: ConflictRowProps) => {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <p className={styles.before}>
        <span>{t('conflict.before')}</span>
        <bdi>{before || NOTHING}</bdi>
      </p>
      <div className={styles.choices}>
        {CHOICES.map((side) => (
          <label key={side} className={classNames(styles.choice, choice === side && styles.chosen)}>
            <input type="radio" name={name} value={side} checked={choice === side} onChange={() => onChoose(side)} />
            <span className={styles.words}>
              <span className={styles.side}>{t(`conflict.${side}`)}</span>
              <bdi className={styles.value}>{values[side] || NOTHING}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
