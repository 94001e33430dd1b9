import type { ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import recordStyles from '../../kit/record/record-sections.module.css';
import styles from './templates.module.css';

/** Lists the published versions, newest first. A request keeps the version that it was sent with. */
export const VersionList = ({ template }: { template: ReviewTemplate }) => {
  const { t } = useTranslation('questionnaire');
  const { tag } = useLanguage();
  if (template.versions.length === 0) return <p className={recordStyles.note}>{t('versions.none')}</p>;
  return (
    <ul className={recordStyles.list} aria-label={t('part.versions')}>
      {template.versions.map(({ version, at, by, questions }) => (
        <li key={version}>
          <div className={recordStyles.words}>
            <Link className={styles.name} to={`${reviewPaths.template(template.id)}?version=${version}`}>
              {t('version', { version })}
            </Link>
            <span className={recordStyles.note}>
              {[t('versions.published', { day: formatDate(at, tag), by }), t('questions', { count: questions })].join(
                ' · ',
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
};
