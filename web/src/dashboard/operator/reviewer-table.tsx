import type { OperatorDashboard } from '@ieum/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import styles from './operator.module.css';

/** Lists undecided reviews per reviewer. Unclaimed reviews come first. */
export const ReviewerTable = ({ reviews }: Pick<OperatorDashboard, 'reviews'>) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const number = numberFormat(tag, { maximumFractionDigits: 1 });
  const title = useId();
  if (reviews.reviewers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>{t('operator.reviewers')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('operator.reviewer')}</th>
            <th scope="col">{t('column.count')}</th>
            <th scope="col">{t('operator.oldestDays')}</th>
          </tr>
        </thead>
        <tbody>
          {reviews.reviewers.map(({ name, count, oldestDays }) => (
            <tr key={name}>
              <th scope="row">{name || t('operator.nobody')}</th>
              <td>{number(count)}</td>
              <td>{oldestDays === null ? t('notYet') : number(oldestDays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
