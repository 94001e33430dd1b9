import type { ReviewTemplate } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Note, RowList, RowWords } from '../../kit/ui/section/section.tsx';
import styles from './templates.module.css';

/** Lists the published versions, newest first. A request keeps the version that it was sent with. */
export const VersionList = ({ template }: { template: ReviewTemplate }) => {
  const { t } = useTranslation('questionnaire');
  const { tag } = useLanguage();
  if (template.versions.length === 0) return <Note>{t('versions.none')}</Note>;
  return (
    <RowList aria-label={t('part.versions')}>
      {template.versions.map(({ version, at, by, questions }) => (
        <li key={version}>
          <RowWords>
            <Link className={styles.name} to={`${reviewPaths.template(template.id)}?version=${version}`}>
              {t('version', { version })}
            </Link>
            <Note as="span">
              {[t('versions.published', { day: formatDate(at, tag), by }), t('questions', { count: questions })].join(
                ' · ',
              )}
            </Note>
          </RowWords>
        </li>
      ))}
    </RowList>
  );
};
