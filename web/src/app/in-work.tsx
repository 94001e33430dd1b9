import { useTranslation } from 'react-i18next';
import { factoryPaths } from '../factory/factory.paths.ts';
import { LinkButton } from '../kit/ui/button.tsx';
import styles from './in-work.module.css';

/** One honest sentence, and the way to what can be used today. */
export const InWork = () => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['in-work']}>
      <p>{t('inWork')}</p>
      <LinkButton to={factoryPaths.list()}>{t('toFactories')}</LinkButton>
    </div>
  );
};
