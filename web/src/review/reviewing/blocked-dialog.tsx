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
  /** Act that removes the obstacle. It is then the main button. */
  wayOut?: { label: string; onAct: () => void } | undefined;
};

/** Explains why the decision is not possible, before the user tries. */
export const BlockedDialog = ({ snapshot, onClose, title, text, comments, wayOut }: BlockedDialogProps) => {
  const { t } = useTranslation('review');
  const labelOf = useFieldWords(snapshot);
  return (
    <Modal
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button {...(!wayOut && { look: 'solid' as const })} onClick={onClose}>
            {t('close')}
          </Button>
          {wayOut && (
            <Button look="solid" onClick={wayOut.onAct}>
              {wayOut.label}
            </Button>
          )}
        </>
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
