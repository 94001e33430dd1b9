import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../kit/ui/date/date-field.tsx';
import styles from './choices.module.css';

export const DateFieldExample = () => {
  const { t } = useTranslation('showcase');
  const [expiry, setExpiry] = useState('2026-11-15');
  const [inspection, setInspection] = useState('');
  const [missing, setMissing] = useState('');
  return (
    <div className={styles.grid}>
      <div>
        <DateField
          label={t('choices.dates.label')}
          help={t('choices.dates.help')}
          value={expiry}
          onChange={setExpiry}
          name="expiry"
        />
        <p className={styles.told}>{t('choices.combobox.typed', { value: expiry || t('choices.dropdown.none') })}</p>
      </div>
      <DateField
        label={t('choices.dates.limited')}
        help={t('choices.dates.limitedHelp')}
        isOptional
        min="2026-01-01"
        max="2026-12-31"
        value={inspection}
        onChange={setInspection}
      />
      <DateField
        label={t('choices.dates.label')}
        {...(!missing && { error: t('choices.dates.failed') })}
        value={missing}
        onChange={setMissing}
      />
      <DateField label={t('choices.dates.disabled')} disabled value="2026-03-02" onChange={setMissing} />
    </div>
  );
};
