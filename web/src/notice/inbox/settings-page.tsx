import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/ui/page/page.tsx';
import { noticeQueries } from '../notice.queries.ts';
import { NoticePreferenceRow } from './preference.tsx';
import styles from './settings-page.module.css';
import { useNoticeTabs } from './use-tabs.ts';

/** Chooses the channel for each kind of notice. */
export const NoticeSettingsPage = () => {
  const { t } = useTranslation('notice');
  const { rows } = useSuspenseQuery(noticeQueries.preferences()).data;
  return (
    <Page title={t('title')} tabs={useNoticeTabs()}>
      <p className={styles.lead}>{t('settingsLead')}</p>
      <ul className={styles.list} aria-label={t('settings')}>
        {rows.map((row) => (
          <NoticePreferenceRow key={row.kind} {...row} />
        ))}
      </ul>
    </Page>
  );
};
