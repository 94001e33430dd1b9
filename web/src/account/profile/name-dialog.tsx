import { zodResolver } from '@hookform/resolvers/zod';
import { NAME_MAX, type Profile, profileInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useUpdateProfile } from './profile.queries.ts';

type NameDialogProps = Pick<Profile, 'name' | 'language'> & { onClose: () => void };

export const NameDialog = ({ name, language, onClose }: NameDialogProps) => {
  const { t } = useTranslation('account');
  const message = useFieldMessage();
  const update = useUpdateProfile();
  const form = useForm({
    resolver: zodResolver(profileInput),
    mode: 'onTouched',
    defaultValues: { name, language },
    shouldFocusError: false,
  });
  const finish = () => {
    showToast({ kind: 'done', text: t('me.nameChanged') });
    onClose();
  };
  const submit = form.handleSubmit((input) =>
    update.mutate(input, { onSuccess: finish, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormDialog
      title={t('me.changeName')}
      submit={t('me.saveName')}
      isPending={update.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('me.name')}
        error={message(form.formState.errors.name?.message)}
        maxLength={NAME_MAX}
        autoComplete="name"
        {...form.register('name')}
      />
    </FormDialog>
  );
};
