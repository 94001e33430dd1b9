import type { Declaration, ReviewRound } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailSection } from '../../../kit/record/detail-section.tsx';
import { Timeline, TimelineBy, TimelineItem } from '../../../kit/record/timeline.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { useExportDeclaration } from '../declaration.queries.ts';
import { HashLine } from '../hash-line.tsx';
import styles from '../record.module.css';
import { useDeclarationWords } from '../words.ts';
import { DecisionBadge } from './decision-badge.tsx';

/** Lists every submitted round, unchanged, with its decision. */
export const RoundList = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const rounds = declaration.rounds.toSorted((a, b) => b.round - a.round);
  if (rounds.length === 0) return null;
  return (
    <DetailSection title={t('section.rounds')}>
      <Timeline>
        {rounds.map((round) => (
          <RoundItem key={round.round} round={round} declaration={declaration} />
        ))}
      </Timeline>
    </DetailSection>
  );
};

const RoundItem = ({ round: item, declaration }: { round: ReviewRound; declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const exporting = useExportDeclaration();
  const { round, hash, submittedAt, submittedBy, decision, decidedAt, decidedBy, secondBy, note } = item;
  const { id } = declaration;
  const deciders = [words.who(declaration, decision === 'recalled' ? 'respondent' : 'reviewer', decidedBy), secondBy];
  return (
    <TimelineItem>
      <div>
        <h3 className={styles.meta}>
          <Link to={reviewPaths.round(id, round)}>{t('round.of', { round: String(round) })}</Link>
          <DecisionBadge decision={decision} />
        </h3>
        <TimelineBy>
          {t('round.submitted')} <bdi>{words.who(declaration, 'respondent', submittedBy)}</bdi>
          {' · '}
          <time dateTime={submittedAt}>{words.moment(submittedAt)}</time>
        </TimelineBy>
        {decision && decidedAt && (
          <TimelineBy>
            {t(`decision.${decision}`)} <bdi>{deciders.filter(Boolean).join(', ')}</bdi>
            {' · '}
            <time dateTime={decidedAt}>{words.moment(decidedAt)}</time>
          </TimelineBy>
        )}
      </div>
      {note !== '' && <p className={styles.body}>{note}</p>}
      <HashLine hash={hash} />
      <div className={styles.buttons}>
        <Button
          size="small"
          look="ghost"
          isPending={exporting.isPending}
          aria-label={t('round.exportOf', { round: String(round) })}
          onClick={() => exporting.mutate({ id, round })}
        >
          <Download size={16} aria-hidden />
          {t('act.export')}
        </Button>
      </div>
    </TimelineItem>
  );
};
