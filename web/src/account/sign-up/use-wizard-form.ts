import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dropDraft, useDraft } from '../../kit/form/draft.ts';
import { EMPTY, SECRETS, type SignUpAnswer, type SignUpValues, signUpForm } from './form-fields.ts';
import { createRefusals, type Refusal } from './refusals.ts';

const DRAFT = 'signUp';

/** The form of step 1. It outlives the steps, and what is no secret in it outlives a reload. */
export const useSignUpForm = () => {
  const [refusals] = useState(createRefusals);
  const form = useForm<SignUpValues, unknown, SignUpAnswer>({
    resolver: refusals.resolver,
    defaultValues: EMPTY,
    // On leaving a field, and from then on at every change (S5.2).
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
    /** Nothing stays behind, the password least of all. */
    forget: () => {
      refusals.forget();
      form.reset(EMPTY);
      dropDraft(DRAFT);
    },
  };
};
