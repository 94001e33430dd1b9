import { CERTIFICATE_LIGHTS, type CertificateLight } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import styles from './certificates.module.css';
import { CertificateBadge } from './status.tsx';

type LightsProps = {
  counts: Record<CertificateLight, number>;
  /** '' shows all except replaced certificates. */
  value: string;
  onValue: (light: string) => void;
};

/**
 * Shows how many certificates have each status. A click filters by it. A status without certificates is left out,
 * unless it is chosen.
 */
export const CertificateLights = ({ counts, value, onValue }: LightsProps) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const { replaced, ...current } = counts;
  const total = Object.values(current).reduce((sum, count) => sum + count, 0);
  const shown = CERTIFICATE_LIGHTS.filter((light) => counts[light] > 0 || light === value);
  return (
    <fieldset className={styles.lights}>
      <legend className="visually-hidden">{t('lights')}</legend>
      <Button size="small" look="outlined" isSelected={value === ''} onClick={() => onValue('')}>
        {t('light.all')} <b>{formatNumber(total, tag)}</b>
      </Button>
      {shown.map((light) => (
        <Button
          key={light}
          size="small"
          look="outlined"
          isSelected={value === light}
          onClick={() => onValue(value === light ? '' : light)}
        >
          <CertificateBadge light={light} /> <b>{formatNumber(counts[light], tag)}</b>
        </Button>
      ))}
    </fieldset>
  );
};
