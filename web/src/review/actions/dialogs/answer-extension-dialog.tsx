import { REVIEW_NOTE_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useAnswerExtension } from '../action.queries.ts';
import { useActionWords } from '../words.ts';
import type { ActionDialogProps } from './action-dialog.tsx';

export const AnswerExtensionDialog = ({ action, isGiven, onClose }: ActionDialogProps & { isGiven: boolean }) => {
  const { t } = useTranslation('task');
  const words = useActionWords();
  const answer = useAnswerExtension();
  const [note, setNote] = useState('');
  const act = isGiven ? 'giveTime' : 'refuseTime';
  const submit = () =>
    answer.mutate(
      { id: action.id, version: action.version, isGiven, note: note.trim() },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t(`done.${act}`) });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t(`dialog.${act}.title`)}
      text={t(`dialog.${act}.text`, { day: words.day(action.extension?.until ?? action.dueOn) })}
      submit={t(`act.${act}`)}
      isPending={answer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('label.note')}
        isOptional
        maxLength={REVIEW_NOTE_MAX}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
};
