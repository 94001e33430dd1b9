import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dropDraft, useDraft } from '../../kit/form/draft.ts';
import { EMPTY, SECRETS, type SignUpAnswer, type SignUpValues, signUpForm } from './form-fields.ts';
import { createRefusals, type Refusal } from './refusals.ts';

const DRAFT = 'signUp';

/** Holds the form of step 1 across the steps. A reload keeps everything except the secrets. */
export const useSignUpForm = () => {
  const [refusals] = useState(createRefusals);
  const form = useForm<SignUpValues, unknown, SignUpAnswer>({
    resolver: refusals.resolver,
    defaultValues: EMPTY,
    // Checks when a field is left, and then at every change (S5.2).
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useDraft(form, DRAFT, SECRETS);

  return {
    form,
    refuse: useCallback(
      async (refused: Refusal[]) => {
        refusals.remember(form.getValues(), refused);
        await form.trigger(refused.map(({ field }) => field));
      },
      [form, refusals],
    ),
    isRight: () => signUpForm.safeParse(form.getValues()).success,
    readAnswer: () => signUpForm.parse(form.getValues()),
    /** Clears everything, the password above all. */
    forget: () => {
      refusals.forget();
      form.reset(EMPTY);
      dropDraft(DRAFT);
    },
  };
};
