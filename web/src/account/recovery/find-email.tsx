import { zodResolver } from '@hookform/resolvers/zod';
import { type accountContract, findEmailInput, type Output } from '@ieum/contract';
import { type RefObject, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { FormStack } from '../../kit/form/form-stack.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { FindEmailAnswer } from './find-email-answer.tsx';
import { type Person, PersonInputs, useKeptPerson } from './person-inputs.tsx';
import { useFindEmail } from './recovery.queries.ts';
import { SignUpHint } from './sign-up-hint.tsx';

type Answer = Output<typeof accountContract.findEmail>;

export const FindEmail = ({ person }: { person: RefObject<Person> }) => {
  const [answer, setAnswer] = useState<Answer>();
  if (answer) return <FindEmailAnswer {...answer} onAgain={() => setAnswer(undefined)} />;
  return <FindEmailForm person={person} onAnswer={setAnswer} />;
};

type FindEmailFormProps = { person: RefObject<Person>; onAnswer: (answer: Answer) => void };

const FindEmailForm = ({ person, onAnswer }: FindEmailFormProps) => {
  const { t } = useTranslation('recovery');
  const find = useFindEmail();
  const form = useForm<Person, unknown, z.output<typeof findEmailInput>>({
    resolver: zodResolver(findEmailInput),
    mode: 'onTouched',
    defaultValues: person.current,
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  useKeptPerson(form, person);
  const submit = form.handleSubmit((input) =>
    find.mutate(input, { onSuccess: onAnswer, onError: (error) => showRefusal(form, error) }),
  );

  return (
    <FormProvider {...form}>
      <FormStack ref={element} onSubmit={submit} noValidate>
        <PersonInputs />
        <Button type="submit" look="solid" size="large" isBlock isPending={find.isPending}>
          {t('findEmail.submit')}
        </Button>
        <SignUpHint />
      </FormStack>
    </FormProvider>
  );
};
