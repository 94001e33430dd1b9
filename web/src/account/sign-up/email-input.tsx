import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { EMAIL_TAKEN } from './refusals.ts';
import styles from './sign-up.module.css';

/** Asks for an email address. A person who has an account already gets links to sign-in and recovery. */
export const EmailInput = () => {
  const { t } = useTranslation(['signup', 'auth']);
  const message = useFieldMessage();
  const { register, formState } = useFormContext<{ email: string }>();
  const problem = formState.errors.email?.message;
  return (
    <div className={styles.email}>
      <TextField
        label={t('auth:email')}
        help={t('emailHelp')}
        error={message(problem)}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      {problem === EMAIL_TAKEN && (
        <p className={styles.ways}>
          <Link to={accountPaths.signIn()}>{t('auth:signIn.title')}</Link>
          <Link to={accountPaths.findPassword()}>{t('auth:findPassword.title')}</Link>
        </p>
      )}
    </div>
  );
};
