import { NO_NAMES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useOptionalProfile, useUser } from '../../account/account.queries.ts';
import { useNames } from '../../kit/language/use-names.ts';
import styles from './who.module.css';

/** Says who is signed in: the company (or the person, without one), the role and the e-mail (S1.2). */
export const WhoIsHere = () => {
  const { t } = useTranslation('shell');
  const { name, email, role } = useUser();
  const profile = useOptionalProfile();
  const company = useNames().nameOf(profile?.company ?? NO_NAMES);
  return (
    <div className={styles.who}>
      {/* Its line is there before the name arrives, so that nothing below it moves. */}
      <span className={styles.name}>{profile ? company || name : '\u00a0'}</span>
      <span className={styles.badge}>{t(`role.${role}`)}</span>
      <span className={styles.email} title={email} data-shortened>
        {email}
      </span>
    </div>
  );
};
