import { CERTIFICATE_LIGHTS, type CertificateLight } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Views } from '../../kit/list/views.tsx';

type LightViewsProps = {
  counts: Record<CertificateLight, number>;
  /** '' shows all except replaced certificates. */
  current: CertificateLight | '';
  hrefOf: (light: CertificateLight | undefined) => string;
};

/** Shows how many certificates have each status. A status without certificates is left out, unless it is open. */
export const CertificateViews = ({ counts, current, hrefOf }: LightViewsProps) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  const { replaced: _, ...valid } = counts;
  const total = Object.values(valid).reduce((sum, count) => sum + count, 0);
  const shown = CERTIFICATE_LIGHTS.filter((light) => counts[light] > 0 || light === current);
  const views = [
    { key: '', label: t('light.all'), count: formatNumber(total, tag), to: hrefOf(undefined) },
    ...shown.map((light) => ({
      key: light,
      label: t(`light.${light}`),
      count: formatNumber(counts[light], tag),
      to: hrefOf(light),
    })),
  ];
  return <Views label={t('lights')} current={current} views={views} />;
};
