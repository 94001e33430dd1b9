import { changedFields, type Declaration, readSnapshot } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLabelled } from '../../../kit/language/use-labelled.ts';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { EmptyState } from '../../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import { SnapshotView } from '../../record/snapshot/snapshot-view.tsx';
import { reviewQueries } from '../../review.queries.ts';
import { useReviewWords } from '../../review-words.ts';
import styles from '../answering.module.css';
import { hasSubject, usePreview } from './use-preview.ts';

/** Shows exactly what the partner would see if the declaration were submitted now. */
export const PreviewPage = () => {
  const { t } = useTranslation('declaration');
  const { id = '' } = useParams();
  const words = useReviewWords();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  return (
    <RecordSubpage
      places={[
        { label: t('part.declarations'), to: reviewPaths.declarations() },
        { label: words.title(declaration), to: reviewPaths.declaration(id) },
      ]}
      title={t('preview.title')}
      lead={t('preview.lead', { name: words.partner(declaration.reviewer) })}
      action={
        <LinkButton to={reviewPaths.declaration(id)}>
          <ArrowLeft size={16} aria-hidden />
          {t('preview.back')}
        </LinkButton>
      }
    >
      <Preview declaration={declaration} />
    </RecordSubpage>
  );
};

const Preview = ({ declaration }: { declaration: Declaration }) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { data, error, refetch, isFetching } = usePreview(declaration);
  const isClosed = declaration.draft === null;
  if (isClosed || !hasSubject(declaration)) {
    return (
      <EmptyState icon={Eye} title={t('preview.none')} text={t(isClosed ? 'preview.closed' : 'live.choose')}>
        <LinkButton to={reviewPaths.declaration(declaration.id)}>{t('preview.back')}</LinkButton>
      </EmptyState>
    );
  }
  if (error) return <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="text" />;
  const snapshot = readSnapshot(data.snapshot);
  const before = data.before && readSnapshot(data.before);
  const { respondent, purpose, subject, kind } = snapshot;
  return (
    <div className={styles.paper}>
      <p className={styles.facts}>
        <span>{t('preview.from', { name: respondent.name })}</span>
        <span>{words.kind(kind)}</span>
        <span>
          {words.subject({
            ...NOTHING,
            form: { id: '', version: 0, words: subject.name },
            from: subject.from,
            to: subject.to,
          })}
        </span>
      </p>
      {purpose && <Note>{withLabel(t('label.purpose'), purpose)}</Note>}
      <h2>{t('live.title')}</h2>
      <SnapshotView snapshot={snapshot} {...(before && { changes: changedFields(before.values, snapshot.values) })} />
    </div>
  );
};

const NOTHING = { factoryId: null, productId: null, name: '' };
