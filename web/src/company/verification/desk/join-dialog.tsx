import { NOTE_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { useTurnIntoJoin } from '../verification.queries.ts';
import type { DecisionProps } from './case-dialog.tsx';

/** Turns a claim into a join request: the number belongs to a verified company by now. */
export const JoinDialog = ({ one, onClose, onDecided }: DecisionProps) => {
  const { t } = useTranslation('verification');
  const join = useTurnIntoJoin();
  const [reason, setReason] = useState('');
  const submit = () =>
    join.mutate({ id: one.id, version: one.version, reason }, { onSuccess: ({ next }) => onDecided(next) });
  return (
    <FormDialog
      size="medium"
      title={t('join.title')}
      text={t('join.text')}
      submit={t('desk.join')}
      isPending={join.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('join.reason')}
        isOptional
        maxLength={NOTE_MAX}
        rows={3}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
};
