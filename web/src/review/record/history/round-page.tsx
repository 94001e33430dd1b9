import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordHead, RecordPage } from '../../../kit/record/record-page.tsx';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { reviewQueries } from '../../review.queries.ts';
import { FieldComments } from '../comments/field-comments.tsx';
import { CommentList } from '../comments/list.tsx';
import { useCommentNavigation } from '../comments/use-walk.ts';
import { reviewingQueries } from '../declaration.queries.ts';
import { HashLine } from '../hash-line.tsx';
import styles from '../record.module.css';
import { SnapshotView } from '../snapshot/snapshot-view.tsx';
import { useReadDeclaration } from '../use-read-declaration.ts';
import { useRecordPath, useRecordPlace } from '../use-record-place.ts';
import { useDeclarationWords } from '../words.ts';
import { DecisionBadge } from './decision-badge.tsx';

const NO_CHANGE = () => undefined;

/** Shows a round as it was submitted, with its comments and its changes. */
export const RoundPage = () => {
  const { t } = useTranslation('review');
  const { id = '', round = '1' } = useParams();
  const declaration = useSuspenseQuery(reviewQueries.declaration(id)).data;
  const data = useSuspenseQuery(reviewingQueries.round(id, Number(round))).data;
  const words = useDeclarationWords();
  const place = useRecordPlace(declaration);
  const pathOf = useRecordPath();
  const { snapshot, changes } = useReadDeclaration(data);
  const walk = useCommentNavigation(data, snapshot, changes, NO_CHANGE);
  const row = declaration.rounds.find((item) => item.round === Number(round));
  const then = { ...declaration, round: Number(round), comments: data.comments };
  const name = t('round.of', { round });
  const title = words.title(declaration);
  const aside = (path: string) =>
    data.comments.some((comment) => comment.path === path) ? (
      <FieldComments declaration={then} path={path} isReading />
    ) : null;
  return (
    <RecordPage places={[place, { label: title, to: pathOf(id) }]} title={name} tabTitle={`${title} ${name}`}>
      <RecordHead title={name} above={title} badge={row && <DecisionBadge decision={row.decision} />} />
      <DefinitionList
        items={[
          { label: t('label.respondent'), value: words.partner(declaration.respondent) },
          { label: t('label.reviewer'), value: words.partner(declaration.reviewer) },
          { label: t('label.submittedAt'), value: row ? words.moment(row.submittedAt) : '' },
          { label: t('label.decidedAt'), value: row?.decidedAt ? words.moment(row.decidedAt) : '' },
          { label: t('label.note'), value: row?.note ?? '' },
          { label: t('label.hash'), value: <HashLine hash={data.hash} /> },
        ].filter(({ value }) => value)}
      />
      {snapshot && (
        <div className={styles.columns}>
          <section className={styles.main} aria-label={t('section.content')}>
            <h2>{t('section.content')}</h2>
            <SnapshotView snapshot={snapshot} changes={changes} aside={aside} />
          </section>
          <CommentList comments={data.comments} {...walk} />
        </div>
      )}
    </RecordPage>
  );
};
