import { ApiError } from '@ieum/contract';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../kit/api/failure-sentence.ts';
import { answerPassword, useIsPasswordPromptOpen } from '../../kit/session/password-prompt.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { useUser } from '../account.queries.ts';
import { accountApi } from '../api.ts';

/** Part of every layout. Asks for the password when a write needs it again (A10). */
export const PasswordGuard = () => {
  const isAsked = useIsPasswordPromptOpen();
  // Cancels the prompt when the layout unmounts.
  useEffect(() => () => answerPassword(false), []);
  return isAsked ? <PasswordAgain /> : null;
};

const PasswordAgain = () => {
  const { t } = useTranslation('account');
  const id = useId();
  const { email } = useUser();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes the event on to a form of the page around this dialog's portal.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setPending(true);
    setProblem(undefined);
    try {
      await accountApi.confirmPassword({ password });
      answerPassword(true);
    } catch (error) {
      const isWrong = error instanceof ApiError && (error.code === 'account.password_wrong' || error.status === 400);
      setProblem(isWrong ? t('problem.passwordWrong') : failureSentence(error, t('passwordAgain.failed')));
      setPending(false);
    }
  };
  const cancel = () => answerPassword(false);
  const actions = (
    <>
      <Button onClick={cancel}>{t('cancel')}</Button>
      <Button type="submit" form={id} look="solid" isPending={isPending}>
        {t('passwordAgain.submit')}
      </Button>
    </>
  );
  return (
    <Modal title={t('passwordAgain.title')} text={t('passwordAgain.text')} onClose={cancel} actions={actions}>
      <form id={id} onSubmit={submit} noValidate>
        {/* The browser's password manager needs the user name. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('password')}
          error={problem}
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </form>
    </Modal>
  );
};
