import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { DiffView } from '../ui/diff/diff-view.tsx';
import styles from './conflict-dialog.module.css';
import { type ConflictItem, ConflictRow } from './conflict-row.tsx';
import type { Choice } from './merge.ts';

type ConflictDialogProps = {
  /** Fields that both sides have changed: the user decides about each. */
  disputed: ConflictItem[];
  /** Fields that only somebody else has changed: they are accepted and listed. */
  taken: Omit<ConflictItem, 'mine'>[];
  isPending: boolean;
  onSettle: (choices: Record<string, Choice>) => void;
  onClose: () => void;
};

/**
 * Shows that somebody else has saved first. For each field: the old value, the typed value and the stored value.
 * Nothing is lost silently.
 */
export const ConflictDialog = ({ disputed, taken, isPending, onSettle, onClose }: ConflictDialogProps) => {
  const { t } = useTranslation('ui');
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const left = disputed.filter(({ id }) => !choices[id]).length;
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(disputed.map(({ id }) => [id, choice])));
  const changes = taken.map(({ id, label, before, theirs }) => ({ id, label, before, after: theirs }));

  return (
    <Modal
      size="large"
      title={t('conflict.title')}
      text={t(disputed.length > 0 ? 'conflict.text' : 'conflict.textWithout')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conflict.back')}</Button>
          <Button look="solid" disabled={left > 0} isPending={isPending} onClick={() => onSettle(choices)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <div className={styles.conflict}>
        {disputed.length > 1 && (
          <div className={styles.all}>
            <Button size="small" onClick={() => chooseAll('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </div>
        )}
        {disputed.map((item) => (
          <ConflictRow
            key={item.id}
            {...item}
            choice={choices[item.id]}
            onChoose={(choice) => setChoices({ ...choices, [item.id]: choice })}
          />
        ))}
        <p className={styles.left} role="status">
          {left > 0 && t('conflict.left', { count: left })}
        </p>
        {changes.length > 0 && (
          <section className={styles.taken}>
            <h3>{t('conflict.taken', { count: changes.length })}</h3>
            <DiffView label={t('conflict.taken', { count: changes.length })} changes={changes} />
          </section>
        )}
      </div>
    </Modal>
  );
};
