import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/text-field.tsx';
import { accountPaths } from '../account.paths.ts';
import { EMAIL_TAKEN } from './refusals.ts';
import styles from './sign-up.module.css';
import type { SignUpValues } from './sign-up-form.ts';

const PHONE_LETTERS = 16;

export const PersonInputs = () => {
  const { t } = useTranslation(['signup', 'auth']);
  const message = useFieldMessage();
  const { register, trigger, formState } = useFormContext<SignUpValues>();
  const { errors, touchedFields, isSubmitted } = formState;
  const isConfirmSeen = isSubmitted || touchedFields.passwordConfirm;

  return (
    <>
      <TextField label={t('name')} error={message(errors.name?.message)} autoComplete="name" {...register('name')} />
      <TextField
        label={t('phone')}
        help={t('phoneHelp')}
        error={message(errors.phone?.message)}
        type="tel"
        size={PHONE_LETTERS}
        autoComplete="tel-national"
        {...register('phone')}
      />
      <div className={styles.email}>
        <TextField
          label={t('auth:email')}
          help={t('emailHelp')}
          error={message(errors.email?.message)}
          type="email"
          autoComplete="email"
          {...register('email')}
        />
        {errors.email?.message === EMAIL_TAKEN && (
          <p className={styles.ways}>
            <Link to={accountPaths.signIn()}>{t('auth:signIn.title')}</Link>
            <Link to={accountPaths.findPassword()}>{t('auth:findPassword.title')}</Link>
          </p>
        )}
      </div>
      <TextField
        label={t('auth:password')}
        help={t('passwordHelp')}
        error={message(errors.password?.message)}
        type="password"
        autoComplete="new-password"
        {...register('password', { onChange: () => isConfirmSeen && trigger('passwordConfirm') })}
      />
      <TextField
        label={t('passwordConfirm')}
        error={message(errors.passwordConfirm?.message)}
        type="password"
        autoComplete="new-password"
        {...register('passwordConfirm')}
      />
    </>
  );
};
