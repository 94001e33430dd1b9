import { type Consent, OPTIONAL_CONSENTS, REQUIRED_CONSENTS } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Note } from '../../kit/ui/section/section.tsx';
import { accountQueries } from '../account.queries.ts';
import lists from '../profile/lists.module.css';
import styles from '../profile/profile.module.css';
import { ProfileRow, ProfileRows, ProfileSection } from '../profile/section.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { versionName } from './version-name.ts';

export const ConsentSection = () => {
  const { t } = useTranslation('account');
  const { rows } = useSuspenseQuery(accountQueries.consents()).data;
  const of = (wanted: string) => rows.find(({ item }) => item === wanted);
  return (
    <ProfileSection id="consents" title={t('consents.title')} lead={t('consents.lead')}>
      <ProfileRows>
        {REQUIRED_CONSENTS.map((item) => (
          <RequiredConsent key={item} item={item} consent={of(item)} />
        ))}
      </ProfileRows>
      <div className={styles.head}>
        <h3>{t('consents.optional')}</h3>
        <Note>{t('consents.optionalLead')}</Note>
      </div>
      <ul className={lists.list}>
        {OPTIONAL_CONSENTS.map((item) => (
          <ConsentChoice key={item} item={item} consent={of(item)} />
        ))}
      </ul>
    </ProfileSection>
  );
};

type RequiredConsentProps = { item: (typeof REQUIRED_CONSENTS)[number]; consent: Consent | undefined };

const RequiredConsent = ({ item, consent }: RequiredConsentProps) => {
  const { t } = useTranslation('account');
  const { name, tag } = useLanguage();
  const { version, at } = consent ?? {};
  const when = version && at && t('consents.agreed', { version: versionName(version, tag), date: formatDate(at, tag) });
  return (
    <ProfileRow
      label={t('consents.required')}
      value={t(`consents.item.${item}.title`)}
      note={when || t('consents.notRecorded')}
      action={
        <a
          className={styles.terms}
          href={`/html/service-terms.html?lng=${name}#${item}`}
          target="_blank"
          rel="noopener"
        >
          {t('consents.read')}
          <ExternalLink size={16} aria-hidden />
          <span className="visually-hidden">{t('consents.newTab')}</span>
        </a>
      }
    />
  );
};
