import { MESSAGE_MAX } from '@ieum/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useReplyToComment } from '../declaration.queries.ts';
import styles from '../record.module.css';

/** Replies to a comment of the reviewer. */
export const ReplyForm = ({ commentId, onDone }: { commentId: string; onDone: () => void }) => {
  const { t } = useTranslation('review');
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const reply = useReplyToComment();
  useEffect(() => area.current?.focus(), []);
  const send = () => {
    setTried(true);
    if (text.trim() === '') return area.current?.focus();
    if (text.length > MESSAGE_MAX) return;
    reply.mutate(
      { id: commentId, text },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('reply.sent') });
          onDone();
        },
      },
    );
  };
  return (
    <div className={styles.form}>
      <TextArea
        ref={area}
        label={t('reply.text')}
        rows={2}
        maxLength={MESSAGE_MAX}
        value={text}
        error={isTried && text.trim() === '' ? t('reply.missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.buttons}>
        <Button size="small" look="subtle" isPending={reply.isPending} onClick={send}>
          {t('reply.send')}
        </Button>
        <Button size="small" look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
};
