import { NO_NAMES, type Profile } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNames } from '../kit/language/use-names.ts';
import { Badge } from '../kit/ui/badge/badge.tsx';
import { useOptionalProfile } from './account.queries.ts';
import styles from './verification-state.module.css';

export const STATE_TONES = { pending: 'info', verified: 'good', rejected: 'bad' } as const satisfies Record<
  NonNullable<Profile['company']>['state'],
  string
>;

/**
 * Shows the company's verification and what it means for the daily work. Renders nothing for a person without an active
 * membership.
 */
export const VerificationState = () => {
  const { t } = useTranslation('account');
  const company = useOptionalProfile()?.company;
  const name = useNames().nameOf(company ?? NO_NAMES);
  if (company?.membership !== 'active') return null;
  const { state } = company;
  return (
    <section className={styles.state} aria-label={t('company.verification')}>
      {name && <strong>{name}</strong>}
      <Badge tone={STATE_TONES[state]}>{t(`company.state.${state}.name`)}</Badge>
      <p>
        {t(`company.state.${state}.text`)} <Link to={companyPaths.verification()}>{t('company.seeVerification')}</Link>
      </p>
    </section>
  );
};
