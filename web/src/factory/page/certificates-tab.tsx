import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button.tsx';
import { factoryPagePaths } from '../factory-page.paths.ts';
import styles from './factory-page.module.css';
import { useFactory } from './use-factory.ts';

export const CertificatesTab = () => {
  const { t } = useTranslation('factory');
  const { id, facts } = useFactory();
  return (
    <div className={styles.numbers}>
      <p>{t('certificates.count', { count: facts.certificates })}</p>
      <LinkButton to={factoryPagePaths.certificatesOf(id)}>{t('certificates.open')}</LinkButton>
    </div>
  );
};
