import { NO_NAMES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useOptionalProfile, useUser } from '../../account/account.queries.ts';
import { useNames } from '../../kit/language/use-names.ts';
import styles from './who.module.css';

/**
 * Says who is signed in: the company (or the person, without one), the role and the e-mail (S1.2). Its height is fixed,
 * because the company's name arrives later.
 */
export const WhoIsHere = () => {
  const { t } = useTranslation('shell');
  const { name, email, role } = useUser();
  const company = useOptionalProfile()?.company;
  const called = useNames().nameOf(company ?? NO_NAMES) || name;
  return (
    <div className={styles.who}>
      <span className={styles.name} title={called} data-shortened>
        {called}
      </span>
      <span className={styles.badge}>{t(`role.${role}`)}</span>
      <span className={styles.email} title={email} data-shortened>
        {email}
      </span>
    </div>
  );
};
