import type { Declaration, ReviewComment } from '@ieum/contract';
import { Pencil, Reply, Trash2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useRemoveComment } from '../declaration.queries.ts';
import styles from '../record.module.css';
import type { TaskDialog } from '../task-dialog.ts';
import { CommentItem } from './item.tsx';
import { ReplyForm } from './reply-form.tsx';

type FieldCommentsProps = {
  declaration: Declaration;
  path: string;
  /** Edits an unpublished comment. Without it there is no edit button. */
  onEdit?: ((comment: ReviewComment) => void) | undefined;
  /** True on paper and in past rounds, where comments have no acts. */
  isReading?: boolean;
  /** Without it there is no button to open a corrective action. */
  taskDialog?: TaskDialog | undefined;
};

/** Shows all comments on a field, of every round, with their acts. */
export const FieldComments = ({ declaration, path, onEdit, isReading = false, taskDialog }: FieldCommentsProps) => {
  const { t } = useTranslation('review');
  const found = declaration.comments.filter((comment) => comment.path === path);
  if (found.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={t('comment.list')}>
      {found.map((comment) => (
        <CommentItem key={comment.id} comment={comment} sides={declaration}>
          {!isReading && (
            <CommentActs declaration={declaration} comment={comment} onEdit={onEdit} taskDialog={taskDialog} />
          )}
        </CommentItem>
      ))}
    </ul>
  );
};

type CommentActsProps = {
  declaration: Declaration;
  comment: ReviewComment;
  onEdit: FieldCommentsProps['onEdit'];
  taskDialog: FieldCommentsProps['taskDialog'];
};

const CommentActs = ({ declaration, comment, onEdit, taskDialog }: CommentActsProps) => {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState<'reply' | 'action'>();
  const remove = useRemoveComment();
  const { acts } = declaration;
  const canChange = acts.includes('comment') && !comment.isPublished;
  const canReply = acts.includes('reply') && comment.isPublished;
  const canOpenAction = acts.includes('openAction') && taskDialog !== undefined;
  const close = () => setOpen(undefined);
  if (!canChange && !canReply && !canOpenAction) return null;
  if (open === 'reply') return <ReplyForm commentId={comment.id} onDone={close} />;
  return (
    <div className={styles.buttons}>
      {canChange && onEdit && (
        <Button size="small" look="ghost" onClick={() => onEdit(comment)}>
          <Pencil size={16} aria-hidden />
          {t('comment.edit')}
        </Button>
      )}
      {canChange && (
        <Button
          size="small"
          look="ghost"
          isPending={remove.isPending}
          onClick={() =>
            remove.mutate(
              { id: comment.id },
              { onSuccess: () => showToast({ kind: 'done', text: t('comment.removed') }) },
            )
          }
        >
          <Trash2 size={16} aria-hidden />
          {t('comment.remove')}
        </Button>
      )}
      {canReply && (
        <Button size="small" look="ghost" onClick={() => setOpen('reply')}>
          <Reply size={16} aria-hidden />
          {t('reply.start')}
        </Button>
      )}
      {canOpenAction && (
        <Button size="small" look="ghost" onClick={() => setOpen('action')}>
          <Wrench size={16} aria-hidden />
          {t('act.openAction')}
        </Button>
      )}
      {open === 'action' && taskDialog?.({ declarationId: declaration.id, commentId: comment.id, onClose: close })}
    </div>
  );
};
