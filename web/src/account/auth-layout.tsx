import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LinkButton } from '../kit/ui/button/button.tsx';
import styles from './auth-card.module.css';

/** Frames sign-up and account recovery with a link back to sign-in. */
export const AuthLayout = () => {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.card}>
      <Outlet />
      <LinkButton className={styles.back} look="ghost" to={accountPaths.signIn()}>
        <ArrowLeft size={16} aria-hidden />
        {t('backToSignIn')}
      </LinkButton>
    </div>
  );
};
