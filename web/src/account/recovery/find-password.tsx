import { zodResolver } from '@hookform/resolvers/zod';
import { requestResetInput } from '@ieum/contract';
import { MailCheck, MailWarning } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { FormStack } from '../../kit/form/form-stack.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { useUnsentMailText } from '../../kit/use-kept-mail.ts';
import { Outcome } from './outcome.tsx';
import { type Person, PersonInputs, useKeptPerson } from './person-inputs.tsx';
import styles from './recovery.module.css';
import { useRequestReset } from './recovery.queries.ts';
import { SignUpHint } from './sign-up-hint.tsx';

const HINTS = ['spam', 'entries', 'again'] as const;

type PersonAndEmail = z.input<typeof requestResetInput>;

export const FindPassword = ({ person }: { person: RefObject<Person> }) => {
  const [isSent, setSent] = useState(false);
  if (isSent) return <ResetSent onAgain={() => setSent(false)} />;
  return <FindPasswordForm person={person} onSent={() => setSent(true)} />;
};

const FindPasswordForm = ({ person, onSent }: { person: RefObject<Person>; onSent: () => void }) => {
  const { t } = useTranslation('recovery');
  const message = useFieldMessage();
  const request = useRequestReset();
  const form = useForm<PersonAndEmail, unknown, z.output<typeof requestResetInput>>({
    resolver: zodResolver(requestResetInput),
    mode: 'onTouched',
    defaultValues: { ...person.current, email: '' },
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  useKeptPerson(form, person);
  const submit = form.handleSubmit((input) =>
    request.mutate(input, { onSuccess: onSent, onError: (error) => showRefusal(form, error) }),
  );

  return (
    <FormProvider {...form}>
      <FormStack ref={element} onSubmit={submit} noValidate>
        <PersonInputs />
        <TextField
          label={t('label.email')}
          error={message(form.formState.errors.email?.message)}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
        />
        <Button type="submit" look="solid" size="large" isBlock isPending={request.isPending}>
          {t('findPassword.submit')}
        </Button>
        <SignUpHint />
      </FormStack>
    </FormProvider>
  );
};

/** Shown for hit and miss alike (S2.23), so the text has to help in both cases. */
const ResetSent = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation(['recovery', 'common']);
  const kept = useUnsentMailText();
  return (
    <Outcome
      icon={kept ? MailWarning : MailCheck}
      title={kept ? t('common:keptMail.title') : t('findPassword.sent.title')}
      text={kept?.('reset') ?? t('findPassword.sent.text')}
    >
      {!kept && (
        <div className={styles.hints}>
          <h3>{t('findPassword.sent.nothing')}</h3>
          <ul>
            {HINTS.map((hint) => (
              <li key={hint}>{t(`findPassword.sent.${hint}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button size="large" isBlock onClick={onAgain}>
          {t('findPassword.again')}
        </Button>
      </div>
    </Outcome>
  );
};
