import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../kit/ui/input/number-field.tsx';
import styles from './inputs.module.css';

const AREA = 1234.5;
const FULL = 100;
const TEMPERATURE_STEP = 0.1;
const TOO_MANY = 120;

export const NumberFieldExample = () => {
  const { t } = useTranslation('showcase');
  const [area, setArea] = useState<number | null>(AREA);
  const [share, setShare] = useState<number | null>(null);
  const [temperature, setTemperature] = useState<number | null>(null);
  const [workers, setWorkers] = useState<number | null>(TOO_MANY);
  return (
    <div className={styles.stack}>
      <NumberField
        label={t('inputs.number.area')}
        help={t('inputs.number.areaHelp')}
        value={area}
        onChange={setArea}
        unit="㎡"
        min={0}
      />
      <NumberField
        label={t('inputs.number.share')}
        value={share}
        onChange={setShare}
        unit="%"
        min={0}
        max={FULL}
        isOptional
      />
      <NumberField
        label={t('inputs.number.temperature')}
        value={temperature}
        onChange={setTemperature}
        unit="°C"
        step={TEMPERATURE_STEP}
      />
      <NumberField
        label={t('inputs.number.workers')}
        value={workers}
        onChange={setWorkers}
        unit={t('inputs.number.people')}
        error={t('inputs.number.workersError')}
      />
      <NumberField label={t('inputs.number.disabled')} value={AREA} onChange={setArea} unit="kg" disabled />
    </div>
  );
};
