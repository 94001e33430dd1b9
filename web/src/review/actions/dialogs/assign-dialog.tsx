import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { actionQueries, useAssignAction } from '../action.queries.ts';
import type { ActionDialogProps } from './action-dialog.tsx';

/** Assigns a task to a colleague. */
export const AssignDialog = ({ action, onClose }: ActionDialogProps) => {
  const { t } = useTranslation('task');
  const assign = useAssignAction();
  const [ownerId, setOwner] = useState(action.owner?.id ?? '');
  const submit = () =>
    assign.mutate(
      { id: action.id, version: action.version, ownerId: ownerId || null },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('done.assign') });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('act.assign')}
      text={t('dialog.assign.text')}
      submit={t('dialog.assign.send')}
      isPending={assign.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <OwnerSelect value={ownerId} onValue={setOwner} />
    </FormDialog>
  );
};

export const OwnerSelect = ({ value, onValue }: { value: string; onValue: (id: string) => void }) => {
  const { t } = useTranslation('task');
  const people = useQuery(actionQueries.writers()).data ?? [];
  return (
    <SelectField
      label={t('label.owner')}
      isOptional
      value={value}
      options={[{ value: '', label: t('nobody') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ target }) => onValue(target.value)}
    />
  );
};
