import type { ReviewComment } from '@ieum/contract';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { SeverityBadge } from '../record/comments/severity-badge.tsx';
import { useChangeComment } from '../record/declaration.queries.ts';
import styles from '../record/record.module.css';
import { useFieldWords } from '../record/snapshot/field-words.ts';
import { generalPathOf } from '../record/snapshot/groups.ts';
import { type ActProps, isOutdated } from './act-ends.ts';
import { BlockedDialog } from './blocked-dialog.tsx';

type RaiseDialogProps = Pick<ActProps, 'snapshot' | 'onClose' | 'onLate' | 'onComment'> & {
  /** Comments of this round, none of which has the severity "must". */
  comments: ReviewComment[];
  onRaised: (comment: ReviewComment) => void;
};

/** Says which severity is needed, and raises an existing comment to it. */
export const RaiseDialog = ({ comments, onRaised, onComment, ...props }: RaiseDialogProps) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('review');
  const { snapshot, onClose, onLate } = props;
  const labelOf = useFieldWords(snapshot);
  const change = useChangeComment();
  const level = t('severity.must');
  const general = generalPathOf(snapshot);
  if (comments.length === 0)
    return (
      <BlockedDialog
        {...props}
        title={t('return.blocked')}
        text={t('return.blockedText', { level })}
        comments={[]}
        wayOut={onComment && general ? { label: t('comment.add'), onAct: () => onComment(general) } : undefined}
      />
    );
  const raise = ({ id, body }: ReviewComment) =>
    change.mutate(
      { id, body, severity: 'must' },
      { onSuccess: onRaised, onError: (error) => isOutdated(error) && onLate() },
    );
  return (
    <Modal
      size="medium"
      title={t('return.raiseTitle', { level })}
      text={t('return.raiseText')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <ul className={styles.reopened}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <span className={styles.meta}>
              <SeverityBadge severity={comment.severity} />
              <strong>{labelOf(comment.path)}</strong>
            </span>
            <span className={styles.clipped}>{comment.body}</span>
            <div className={styles.buttons}>
              <Button
                size="small"
                aria-label={withLabel(labelOf(comment.path), t('return.raise', { level }))}
                isPending={change.isPending && change.variables?.id === comment.id}
                onClick={() => raise(comment)}
              >
                <ArrowUp size={16} aria-hidden />
                {t('return.raise', { level })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
