import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Page } from '../../kit/ui/page/page.tsx';
import { accountQueries } from '../account.queries.ts';
import { ConsentSection } from '../terms/consent-section.tsx';
import { CompanySection } from './company-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { MeSection } from './me-section.tsx';
import styles from './profile.module.css';
import { SecuritySection } from './security-section.tsx';

const PARTS = ['me', 'company', 'security', 'consents', 'leaving'] as const;

/** Shows all sections of the account in one column, with a list of jump links where there is room. */
export const ProfilePage = () => {
  const { t } = useTranslation('account');
  const profile = useSuspenseQuery(accountQueries.profile()).data;
  const { hash } = useLocation();
  useFocusOnPart(hash);
  const parts = PARTS.filter((part) => part !== 'company' || profile.company);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.layout}>
        <nav className={styles.parts} aria-label={t('parts')}>
          <ul>
            {parts.map((part) => (
              <li key={part}>
                <Link to={{ hash: part }} aria-current={hash === `#${part}` ? 'location' : undefined}>
                  {t(`${part}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <MeSection profile={profile} />
          {profile.company && <CompanySection company={profile.company} />}
          <SecuritySection />
          <ConsentSection />
          <LeavingSection />
        </div>
      </div>
    </Page>
  );
};

/** Moves the keyboard focus to the section that the address names. */
const useFocusOnPart = (hash: string) => {
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
};
