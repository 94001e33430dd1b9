import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './definition-list.module.css';

export type Definition = {
  label: string;
  value: ReactNode;
  /** Short text after the value, such as the day of a figure. */
  note?: string | undefined;
  /** Text that needs the width of both columns. */
  isLong?: boolean;
};

type DefinitionListProps = {
  items: Definition[];
  /** `beside`: the label is left of the value, as in a record. */
  look?: 'below' | 'beside';
};

const NOTHING = '–';

export const isMissing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** Shows pairs of label and value, two pairs side by side where there is room. */
export const DefinitionList = ({ items, look = 'below' }: DefinitionListProps) => (
  <div className={styles.frame}>
    <dl className={classNames(styles.list, styles[look])}>
      {items.map(({ label, value, note, isLong = false }) => (
        <div key={label} className={classNames(styles.pair, isLong && styles.long)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Value value={value} />
            {note && <span className={styles.note}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const Value = ({ value }: { value: ReactNode }) => {
  const { t } = useTranslation('ui');
  if (isMissing(value)) {
    return (
      <>
        <span aria-hidden>{NOTHING}</span>
        <span className="visually-hidden">{t('noValue')}</span>
      </>
    );
  }
  // A name written from right to left must not reorder the characters around it.
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
};
