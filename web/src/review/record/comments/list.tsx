import { COMMENT_SEVERITIES, type ReviewComment } from '@ieum/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import styles from '../record.module.css';
import { SeverityBadge } from './severity-badge.tsx';

type CommentListProps = {
  comments: ReviewComment[];
  /** Paths of the comments whose fields are on the page, in its order. */
  paths: string[];
  labelOf: (path: string) => string;
  onJump: (path: string) => void;
  onStep: (step: 1 | -1) => void;
  headRef?: Ref<HTMLHeadingElement>;
};

/** Lists all comments in the order of the page. Each leads to its field. */
export const CommentList = ({ comments, paths, labelOf, onJump, onStep, headRef }: CommentListProps) => {
  const { t } = useTranslation('review');
  const id = useId();
  const counts = COMMENT_SEVERITIES.map((severity) => ({
    severity,
    count: comments.filter((comment) => comment.severity === severity).length,
  })).filter(({ count }) => count > 0);
  const ordered = paths.flatMap((path) => comments.filter((comment) => comment.path === path));
  return (
    <aside className={styles.side} aria-labelledby={id}>
      <div className={styles.sideHead}>
        <h2 id={id} ref={headRef} tabIndex={-1}>
          {t('comment.title', { count: comments.length })}
        </h2>
        {paths.length > 0 && (
          <div className={styles.steps}>
            <IconButton label={t('comment.previous')} onClick={() => onStep(-1)}>
              <ChevronUp size={16} aria-hidden />
            </IconButton>
            <IconButton label={t('comment.next')} onClick={() => onStep(1)}>
              <ChevronDown size={16} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {comments.length === 0 ? (
        <p className={styles.quiet}>{t('comment.none')}</p>
      ) : (
        <p className={styles.meta}>
          {counts.map(({ severity, count }) => `${t(`severity.${severity}`)} ${count}`).join(' · ')}
        </p>
      )}
      <ol className={styles.jumps}>
        {ordered.map((comment) => (
          <li key={comment.id}>
            <button type="button" className={styles.jump} onClick={() => onJump(comment.path)}>
              <span className={styles.meta}>
                <SeverityBadge severity={comment.severity} />
                <bdi>{labelOf(comment.path)}</bdi>
              </span>
              <span className={styles.clipped}>{comment.body}</span>
            </button>
          </li>
        ))}
      </ol>
      {paths.length > 1 && <p className={styles.quiet}>{t('comment.keys')}</p>}
    </aside>
  );
};
