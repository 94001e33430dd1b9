import { useTranslation } from 'react-i18next';
import { TermsFrame } from '../../account/terms/frame.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import styles from './privacy-page.module.css';

export const PrivacyPage = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('privacy')}>
      <div className={styles.terms}>
        <TermsFrame part="privacy" title={t('privacy')} />
      </div>
    </Page>
  );
};
