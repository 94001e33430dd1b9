import { type Factory, facilityRecordGaps } from '@ieum/contract';
import { stepPath } from '@ieum/contract/factory/record/step.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from './facility-record.module.css';

/** Lists what is missing for a facility record, each with a link to its field. Renders nothing if it is complete. */
export const RecordGaps = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('codes');
  const gaps = facilityRecordGaps(factory);
  if (gaps.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="record-gaps">
      <h2 id="record-gaps">{t('record.missing')}</h2>
      <Note>{t('record.missingText')}</Note>
      <ul className={styles.gaps}>
        {gaps.map((gap) => {
          const field = t(`record.gap.${gap}`);
          return (
            <li key={gap}>
              {!factory.can.edit && field}
              {factory.can.edit && (
                <Link to={stepPath(factory.id, gap)} aria-label={t('record.fill', { field })}>
                  {field}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
