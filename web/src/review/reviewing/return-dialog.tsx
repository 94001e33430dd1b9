import { REVIEW_NOTE_MAX, type ReviewComment } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { fieldsBeneath, reopenedBy } from '../record/comments/commented-fields.ts';
import { useReturnDeclaration } from '../record/declaration.queries.ts';
import styles from '../record/record.module.css';
import { useFieldWords } from '../record/snapshot/field-words.ts';
import { type ActProps, useActEnds } from './act-ends.ts';
import { RaiseDialog } from './raise-dialog.tsx';

/** Requests changes. If no comment has the severity "must", it asks for one first. */
export const ReturnDialog = (props: ActProps) => {
  const { declaration } = props;
  const [raised, setRaised] = useState<ReviewComment[]>([]);
  const comments = declaration.comments.map((comment) => raised.find(({ id }) => id === comment.id) ?? comment);
  const ofRound = comments.filter(({ round }) => round === declaration.round);
  if (ofRound.some(({ severity }) => severity === 'must'))
    return <ReturnForm {...props} declaration={{ ...declaration, comments }} />;
  return <RaiseDialog {...props} comments={ofRound} onRaised={(comment) => setRaised([...raised, comment])} />;
};

/** Lists in advance exactly which fields will be open again. */
const ReturnForm = (props: ActProps) => {
  const { t } = useTranslation('review');
  const { declaration, snapshot, onClose } = props;
  const { round, comments } = declaration;
  const labelOf = useFieldWords(snapshot);
  const [note, setNote] = useState('');
  const send = useReturnDeclaration(declaration);
  const howOf = useActEnds(props);
  const paths = reopenedBy(comments, round);
  const nameOf = (path: string) => {
    const count = fieldsBeneath(snapshot, path);
    return count > 1 ? t('return.group', { label: labelOf(path), count }) : labelOf(path);
  };
  return (
    <FormDialog
      size="medium"
      title={t('return.title')}
      text={t('return.text')}
      submit={t('act.return')}
      isPending={send.isPending}
      onSubmit={() => send.mutate({ note }, howOf('return'))}
      onClose={onClose}
    >
      <section className={styles.form} aria-label={t('return.reopened')}>
        <h3>{t('return.reopened')}</h3>
        <ul className={styles.reopened}>
          {paths.map((path) => (
            <li key={path}>
              <bdi>{nameOf(path)}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <TextArea
        label={t('label.note')}
        isOptional
        rows={3}
        maxLength={REVIEW_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
};
