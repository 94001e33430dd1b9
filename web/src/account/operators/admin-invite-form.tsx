import { zodResolver } from '@hookform/resolvers/zod';
import { personName } from '@ieum/contract';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { z } from 'zod';
import { queryClient } from '../../kit/api/query-client.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { FormStack } from '../../kit/form/form-stack.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MESSAGES, PASSWORD_MISMATCH } from '../new-password.ts';
import { NewPasswordInputs } from '../new-password-inputs.tsx';
import { isDeadLink } from '../recovery/recovery.queries.ts';
import { operatorApi } from './api.ts';

const fields = z.object({ name: personName, ...newPasswordFields }).refine(isPasswordRepeated, PASSWORD_MISMATCH);

/** Names the query client: this page is outside the shell, which provides it. */
const useAcceptAdminInvite = () => useOperation(operatorApi.acceptAdminInvite, {}, queryClient);

type AdminInviteFormProps = { email: string; onDone: () => void; onDead: () => void };

export const AdminInviteForm = ({ email, onDone, onDead }: AdminInviteFormProps) => {
  const { t } = useTranslation('admin');
  const message = useFieldMessage();
  const { token = '' } = useParams();
  const accept = useAcceptAdminInvite();
  const form = useForm({
    resolver: zodResolver(fields),
    mode: 'onTouched',
    defaultValues: { name: '', password: '', confirm: '' },
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  const refuse = (error: Error) => {
    if (isDeadLink(error)) onDead();
    else showRefusal(form, error, PASSWORD_MESSAGES);
  };
  const submit = form.handleSubmit(({ name, password }) =>
    accept.mutate({ token, name, password }, { onSuccess: onDone, onError: refuse }),
  );
  return (
    <FormProvider {...form}>
      <FormStack ref={element} onSubmit={submit} noValidate>
        <TextField label={t('user.email')} type="email" autoComplete="username" value={email} readOnly />
        <TextField
          label={t('user.name')}
          error={message(form.formState.errors.name?.message)}
          autoComplete="name"
          {...form.register('name')}
        />
        <NewPasswordInputs />
        <Button type="submit" look="solid" size="large" isBlock isPending={accept.isPending}>
          {t('door.submit')}
        </Button>
      </FormStack>
    </FormProvider>
  );
};
