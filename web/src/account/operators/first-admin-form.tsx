import { zodResolver } from '@hookform/resolvers/zod';
import { email, personName } from '@ieum/contract';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { z } from 'zod';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { FormStack } from '../../kit/form/form-stack.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MESSAGES, PASSWORD_MISMATCH } from '../new-password.ts';
import { NewPasswordInputs } from '../new-password-inputs.tsx';
import { isDeadLink, useCreateFirstAdmin } from '../recovery/recovery.queries.ts';

const MESSAGES = { ...PASSWORD_MESSAGES, 'email.taken': 'auth:validation.emailTaken' };
const firstAdminFields = z
  .object({ name: personName, email, ...newPasswordFields })
  .refine(isPasswordRepeated, PASSWORD_MISMATCH);

export const FirstAdminForm = ({ onDone, onDead }: { onDone: () => void; onDead: () => void }) => {
  const { t } = useTranslation('recovery');
  const message = useFieldMessage();
  const { token = '' } = useParams();
  const create = useCreateFirstAdmin();
  const form = useForm({
    resolver: zodResolver(firstAdminFields),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '', confirm: '' },
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  const { errors } = form.formState;
  const refuse = (error: Error) => {
    if (isDeadLink(error)) onDead();
    else showRefusal(form, error, MESSAGES);
  };
  const submit = form.handleSubmit(({ confirm: _, ...input }) =>
    create.mutate({ token, ...input }, { onSuccess: onDone, onError: refuse }),
  );

  return (
    <FormProvider {...form}>
      <FormStack ref={element} onSubmit={submit} noValidate>
        <TextField
          label={t('label.name')}
          error={message(errors.name?.message)}
          autoComplete="name"
          {...form.register('name')}
        />
        <TextField
          label={t('label.email')}
          error={message(errors.email?.message)}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.register('email')}
        />
        <NewPasswordInputs />
        <Button type="submit" look="solid" size="large" isBlock isPending={create.isPending}>
          {t('firstAdmin.submit')}
        </Button>
      </FormStack>
    </FormProvider>
  );
};
