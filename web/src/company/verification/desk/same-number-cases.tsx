import { groupedBusinessNumber, type VerificationCase } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { CASE_TONES } from '../case-tones.ts';
import verificationStyles from '../verification.module.css';
import styles from './desk.module.css';

/** Lists other cases and accounts with the same number. Only operators see this. */
export const SameNumberCases = ({ one }: { one: VerificationCase }) => {
  const { t } = useTranslation('verification');
  const { others, accounts, businessNumber } = one;
  if (others.length === 0 && accounts.length === 0) return null;
  return (
    <section className={verificationStyles.section} aria-labelledby="others">
      <h2 id="others">{t('others.title', { number: groupedBusinessNumber(businessNumber) })}</h2>
      <ul className={styles.checks}>
        {others.map(({ id, kind, state, companyName, applicantName, applicantEmail }) => (
          <li key={id} className={styles.check}>
            <Badge tone={CASE_TONES[state]}>{t(`state.${state}`)}</Badge>
            <span className={styles.stack}>
              <Link to={operatorPaths.case(id)}>
                {companyName || applicantName} · {t(`kind.${kind}`)}
              </Link>
              <span className={styles.small}>
                <bdi>{applicantName}</bdi> {applicantEmail}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {accounts.length > 0 && <h3 className={styles.small}>{t('others.accounts')}</h3>}
      <ul className={styles.checks}>
        {accounts.map(({ id, name, email, role, membership }) => (
          <li key={id} className={styles.check}>
            <span className={styles.small}>{t(`membership.${membership}`)}</span>
            <span className={styles.stack}>
              <bdi>{name}</bdi>
              <span className={styles.small}>
                {email} · {t(`role.${role}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
