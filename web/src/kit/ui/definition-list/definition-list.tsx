import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './definition-list.module.css';

export type Definition = { label: string; value: ReactNode };

const NOTHING = '–';

/** Shows pairs of label and value, two pairs side by side where there is room. */
export const DefinitionList = ({ items }: { items: Definition[] }) => (
  <div className={styles.frame}>
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.pair}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const Value = ({ value }: { value: ReactNode }) => {
  const { t } = useTranslation('ui');
  const isMissing = value === null || value === undefined || value === '';
  if (isMissing) {
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
