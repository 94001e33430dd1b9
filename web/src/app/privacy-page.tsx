import { useTranslation } from 'react-i18next';
import { useLanguage } from '../kit/i18n/use-language.ts';
import { Page } from '../kit/ui/page.tsx';
import styles from './privacy-page.module.css';

export const PrivacyPage = () => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  return (
    <Page title={t('privacy')}>
      <iframe
        className={styles.terms}
        title={t('privacy')}
        src={`/html/service-terms.html?lng=${name}#privacy`}
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Page>
  );
};
