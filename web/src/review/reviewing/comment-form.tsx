import {
  COMMENT_MAX,
  COMMENT_SEVERITIES,
  type CommentSeverity,
  type Declaration,
  type ReviewComment,
} from '@ieum/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { useAddComment, useChangeComment } from '../record/declaration.queries.ts';
import styles from '../record/record.module.css';
import { PhraseMenu } from './phrase-menu.tsx';

type CommentFormProps = {
  declaration: Declaration;
  about: { path: string; label: string };
  /** Unpublished comment to be changed. */
  comment?: ReviewComment | undefined;
  onDone: () => void;
  onLate: (error: Error) => void;
};

/** Writes a comment on a field, with its severity. */
export const CommentForm = ({ declaration, about, comment, onDone, onLate }: CommentFormProps) => {
  const { t } = useTranslation('review');
  const name = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [severity, setSeverity] = useState<CommentSeverity>(comment?.severity ?? 'must');
  const [body, setBody] = useState(comment?.body ?? '');
  const [isTried, setTried] = useState(false);
  const add = useAddComment(declaration);
  const change = useChangeComment();
  useEffect(() => text.current?.focus(), []);
  const how = { onSuccess: onDone, onError: onLate };
  const { path, label } = about;
  const isPending = add.isPending || change.isPending;
  const save = () => {
    setTried(true);
    if (body.trim() === '') return text.current?.focus();
    if (body.length > COMMENT_MAX || isPending) return;
    if (comment) change.mutate({ id: comment.id, severity, body }, how);
    else add.mutate({ path, severity, body }, how);
  };
  return (
    <fieldset className={styles.form}>
      <legend className="visually-hidden">{t('comment.on', { field: label })}</legend>
      <RadioGroup
        label={t('comment.severity')}
        help={t(`severityHelp.${severity}`)}
        isRow
        name={name}
        options={COMMENT_SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) }))}
        value={severity}
        onChange={({ target }) => setSeverity(COMMENT_SEVERITIES.find((known) => known === target.value) ?? 'info')}
      />
      <TextArea
        ref={text}
        label={t('comment.body')}
        help={t('comment.bodyHelp')}
        rows={3}
        maxLength={COMMENT_MAX}
        value={body}
        error={isTried && body.trim() === '' ? t('comment.missing') : undefined}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className={styles.buttons}>
        <Button size="small" look="subtle" isPending={isPending} onClick={save}>
          {t(comment ? 'comment.change' : 'comment.add')}
        </Button>
        <Button size="small" look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
        <PhraseMenu
          own={body.trim() === '' ? undefined : { severity, body }}
          onPhrase={(phrase) => {
            setSeverity(phrase.severity);
            setBody(body.trim() === '' ? phrase.body : `${body.trimEnd()}\n${phrase.body}`);
          }}
        />
      </div>
    </fieldset>
  );
};
