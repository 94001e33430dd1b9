import { COMMENT_MAX, COMMENT_SEVERITIES, type CommentPhrase, type CommentSeverity } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { SeverityBadge } from '../record/comments/severity-badge.tsx';
import { reviewingQueries, useAddPhrase, useRemovePhrase, useUpdatePhrase } from '../record/declaration.queries.ts';
import styles from '../record/record.module.css';

/** Adds, changes and removes the company's ready comments. */
export const PhrasesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('review');
  const { data, isError, refetch } = useQuery(reviewingQueries.phrases());
  const remove = useRemovePhrase();
  const [edited, setEdited] = useState<CommentPhrase | 'new'>();
  const canEdit = data?.can.edit ?? false;
  return (
    <Modal
      size="medium"
      title={t('phrase.title')}
      text={t('phrase.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {isError && <ErrorState heading="p" onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data?.rows.length === 0 && <p className={styles.quiet}>{t('phrase.none')}</p>}
      <ul className={styles.phrases}>
        {data?.rows.map((phrase) => (
          <li key={phrase.id}>
            <div>
              <SeverityBadge severity={phrase.severity} />
              <p className={styles.body}>{phrase.body}</p>
            </div>
            {canEdit && (
              <div className={styles.buttons}>
                <IconButton label={t('phrase.editOf', { phrase: phrase.body })} onClick={() => setEdited(phrase)}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('phrase.removeOf', { phrase: phrase.body })}
                  isPending={remove.isPending && remove.variables.id === phrase.id}
                  onClick={() => remove.mutate({ id: phrase.id })}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <PhraseForm
          key={edited === 'new' ? 'new' : edited.id}
          phrase={edited === 'new' ? undefined : edited}
          onDone={() => setEdited(undefined)}
        />
      )}
      {canEdit && !edited && (
        <Button size="small" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden />
          {t('phrase.add')}
        </Button>
      )}
    </Modal>
  );
};

const PhraseForm = ({ phrase, onDone }: { phrase: CommentPhrase | undefined; onDone: () => void }) => {
  const { t } = useTranslation('review');
  const [severity, setSeverity] = useState<CommentSeverity>(phrase?.severity ?? 'must');
  const [body, setBody] = useState(phrase?.body ?? '');
  const [isTried, setTried] = useState(false);
  const add = useAddPhrase();
  const update = useUpdatePhrase();
  const save = () => {
    setTried(true);
    if (body.trim() === '' || body.length > COMMENT_MAX) return;
    if (phrase) update.mutate({ id: phrase.id, severity, body }, { onSuccess: onDone });
    else add.mutate({ severity, body }, { onSuccess: onDone });
  };
  return (
    <div className={styles.form}>
      <SelectField
        label={t('comment.severity')}
        options={COMMENT_SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
        value={severity}
        onChange={({ target }) => setSeverity(COMMENT_SEVERITIES.find((known) => known === target.value) ?? 'info')}
      />
      <TextArea
        label={t('comment.body')}
        rows={3}
        maxLength={COMMENT_MAX}
        value={body}
        error={isTried && body.trim() === '' ? t('comment.missing') : undefined}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className={styles.buttons}>
        <Button size="small" look="subtle" isPending={add.isPending || update.isPending} onClick={save}>
          {t('phrase.save')}
        </Button>
        <Button size="small" look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
};
