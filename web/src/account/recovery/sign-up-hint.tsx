import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './recovery.module.css';

/** Leads a person who never had an account to sign-up. */
export const SignUpHint = () => {
  const { t } = useTranslation(['recovery', 'auth']);
  return (
    <p className={styles.other}>
      {t('recovery:noAccount')} <Link to={accountPaths.signUp()}>{t('auth:signUp.title')}</Link>
    </p>
  );
};
