import type { Declaration, ReviewComment } from '@ieum/contract';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { classNames } from '../../../kit/ui/class-names.ts';
import styles from '../record.module.css';
import { useDeclarationWords } from '../words.ts';
import { SeverityBadge } from './severity-badge.tsx';

type CommentItemProps = {
  comment: ReviewComment;
  sides: Pick<Declaration, 'respondent' | 'reviewer' | 'side' | 'round'>;
  /** Acts of the comment. */
  children?: ReactNode;
};

/** Shows a reviewer's comment on a field, with its replies. */
export const CommentItem = ({ comment, sides, children }: CommentItemProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const { severity, body, at, by, round, isPublished, replies } = comment;
  return (
    <li className={classNames(styles.comment, styles[severity])}>
      <p className={styles.meta}>
        <SeverityBadge severity={severity} />
        {round !== sides.round && <span>{t('round.of', { round: String(round) })}</span>}
        <bdi>{words.who(sides, 'reviewer', by)}</bdi>
        <time dateTime={at}>{words.moment(at)}</time>
        {!isPublished && (
          <Badge tone="neutral" icon={EyeOff}>
            {t('comment.unpublished')}
          </Badge>
        )}
      </p>
      <p className={styles.body}>{body}</p>
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={t('comment.replies')}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className={styles.meta}>
                <bdi>{words.who(sides, 'respondent', reply.by)}</bdi>
                <time dateTime={reply.at}>{words.moment(reply.at)}</time>
              </p>
              <p className={styles.body}>{reply.text}</p>
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
};
