import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RecordHead } from '../../kit/record/record-page.tsx';
import { Breadcrumb } from '../../kit/ui/navigation/breadcrumb.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { DueDay } from '../record/due-day.tsx';
import { DeclarationStateBadge } from '../record/state-badge.tsx';
import { useReviewWords } from '../review-words.ts';
import styles from './answering.module.css';
import { RemoveDraft } from './remove-draft.tsx';

/** Shows the title, the reviewing company, the due day, and the purpose and message of the request. */
export const AnsweringHead = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { reviewer, state, dueOn, purpose, message, edition, requestId, acts } = declaration;
  const title = words.title(declaration);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb places={[{ label: t('part.declarations'), to: reviewPaths.declarations() }]} current={title} />
      <RecordHead
        title={title}
        above={t('head.to', { name: words.partner(reviewer) })}
        badge={<DeclarationStateBadge state={state} />}
        acts={acts.includes('remove') ? <RemoveDraft declaration={declaration} /> : undefined}
      >
        <p className={styles.facts}>
          {dueOn && (
            <span>
              {t('head.due')} <DueDay day={dueOn} isOpen />
            </span>
          )}
          {edition > 1 && <span>{t('head.edition', { edition })}</span>}
          {requestId && <Link to={reviewPaths.request(requestId)}>{t('head.request')}</Link>}
        </p>
      </RecordHead>
      {(purpose || message) && (
        <div className={styles.asked}>
          {purpose && (
            <p>
              <strong>{t('label.purpose')}</strong> {purpose}
            </p>
          )}
          {message && <p className={styles.said}>{message}</p>}
        </div>
      )}
    </>
  );
};
