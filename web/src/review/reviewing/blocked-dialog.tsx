import type { ReviewComment } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import styles from '../record/record.module.css';
import { useFieldWords } from '../record/snapshot/field-words.ts';
import type { ActProps } from './act-ends.ts';

type BlockedDialogProps = Pick<ActProps, 'snapshot' | 'onClose'> & {
  title: string;
  text: string;
  comments: ReviewComment[];
};

/** Explains why the decision is not possible, before the user tries. */
export const BlockedDialog = ({ snapshot, onClose, title, text, comments }: BlockedDialogProps) => {
  const { t } = useTranslation('review');
  const labelOf = useFieldWords(snapshot);
  return (
    <Modal
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <Button look="solid" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {comments.length > 0 && (
        <ul className={styles.reopened}>
          {comments.map(({ id, path, body }) => (
            <li key={id}>
              <strong>{labelOf(path)}</strong>
              <span className={styles.clipped}>{body}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
};
