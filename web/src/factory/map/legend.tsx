import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pin } from '../../kit/map/pin.tsx';
import styles from './map.module.css';

/** Explains the signs of the map. */
export const MapLegend = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('factory');
  return (
    <div className={styles.legend}>
      <span>
        <Pin isExact />
        {t('map.exact')}
      </span>
      <span>
        <Pin isExact={false} />
        {t('map.estimated')}
      </span>
      {children}
    </div>
  );
};
