import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { z } from 'zod';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { FormStack } from '../../kit/form/form-stack.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MESSAGES, PASSWORD_MISMATCH } from '../new-password.ts';
import { NewPasswordInputs } from '../new-password-inputs.tsx';
import { isDeadLink, useResetPassword } from './recovery.queries.ts';

const resetFields = z.object(newPasswordFields).refine(isPasswordRepeated, PASSWORD_MISMATCH);

export const ResetForm = ({ onDone, onDead }: { onDone: () => void; onDead: () => void }) => {
  const { t } = useTranslation('recovery');
  const { token = '' } = useParams();
  const reset = useResetPassword();
  const form = useForm({
    resolver: zodResolver(resetFields),
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  const refuse = (error: Error) => {
    if (isDeadLink(error)) onDead();
    else showRefusal(form, error, PASSWORD_MESSAGES);
  };
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onSuccess: onDone, onError: refuse }),
  );

  return (
    <FormProvider {...form}>
      <FormStack ref={element} onSubmit={submit} noValidate>
        <NewPasswordInputs />
        <Button type="submit" look="solid" size="large" isBlock isPending={reset.isPending}>
          {t('reset.submit')}
        </Button>
      </FormStack>
    </FormProvider>
  );
};
