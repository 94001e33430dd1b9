import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, personName, phoneAnywhere } from '@ieum/contract';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { queryClient } from '../../../kit/api/query-client.ts';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../../../kit/form/first-error.ts';
import { FormFailure } from '../../../kit/form/form-failure.tsx';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MESSAGES, PASSWORD_MISMATCH } from '../../new-password.ts';
import { NewPasswordInputs } from '../../new-password-inputs.tsx';
import { isDeadLink } from '../../recovery/recovery.queries.ts';
import { AgreementList } from '../../terms/agreement-list.tsx';
import { AGREEMENTS, NOTHING_AGREED } from '../../terms/agreements.ts';
import { termsQuery } from '../sign-up.queries.ts';
import { DeclineButton } from './decline-button.tsx';
import styles from './invitation.module.css';
import { useJoinByInvitation } from './invitation.queries.ts';

const joinFields = z
  .object({ name: personName, phone: phoneAnywhere, ...newPasswordFields })
  .refine(isPasswordRepeated, PASSWORD_MISMATCH);

type JoinFormProps = { token: string; onJoined: () => void; onDead: () => void; onDeclined: () => void };

/** Asks for name, phone, password and the two agreements. No certificate: the company has submitted one already. */
export const JoinForm = ({ token, onJoined, onDead, onDeclined }: JoinFormProps) => {
  const { t } = useTranslation(['company', 'signup']);
  const message = useFieldMessage();
  const join = useJoinByInvitation();
  const [agreed, setAgreed] = useState(NOTHING_AGREED);
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    resolver: zodResolver(joinFields),
    mode: 'onTouched',
    defaultValues: { name: '', phone: '', password: '', confirm: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useFirstErrorFocus(element, submitCount);
  const haveTermsChanged = join.error instanceof ApiError && join.error.code === 'account.terms_changed';
  const refuse = (error: Error) => {
    if (isDeadLink(error)) return onDead();
    showRefusal(form, error, PASSWORD_MESSAGES);
    if (!(error instanceof ApiError) || error.code !== 'account.terms_changed') return;
    setAgreed(NOTHING_AGREED);
    queryClient.removeQueries(termsQuery());
  };
  const submit = form.handleSubmit(({ confirm: _, ...answer }) => {
    setAsked(true);
    if (AGREEMENTS.some((part) => !agreed[part])) return list.current?.querySelector('input')?.focus();
    join.mutate(() => ({ token, ...answer }), { onSuccess: onJoined, onError: refuse });
  });

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('signup:name')}
          error={message(errors.name?.message)}
          autoComplete="name"
          {...form.register('name')}
        />
        <TextField
          label={t('signup:phone')}
          help={t('signup:phoneAnywhereHelp')}
          error={message(errors.phone?.message)}
          type="tel"
          autoComplete="tel"
          {...form.register('phone')}
        />
        <NewPasswordInputs />
        <FormFailure>{haveTermsChanged && <p>{t('signup:agreement.changed')}</p>}</FormFailure>
        <AgreementList ref={list} agreed={agreed} onChange={setAgreed} isAsked={isAsked} isFixed={join.isPending} />
        <Button type="submit" look="solid" size="large" isBlock isPending={join.isPending}>
          {t('company:invite.join')}
        </Button>
        <DeclineButton token={token} onDead={onDead} onDeclined={onDeclined} />
      </form>
    </FormProvider>
  );
};
