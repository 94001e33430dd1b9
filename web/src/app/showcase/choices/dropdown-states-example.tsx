import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../../kit/ui/select/dropdown.tsx';
import styles from './choices.module.css';

const ARABIC = 'مصنع الألومنيوم (Ulsan 2)';

export const DropdownStatesExample = () => {
  const { t } = useTranslation('showcase');
  const [optional, setOptional] = useState('plating');
  const [chosen, setChosen] = useState('');
  const [long, setLong] = useState('long');
  const [arabic, setArabic] = useState('arabic');
  const options = [
    { value: 'metal', label: t('choices.states.metal') },
    { value: 'plating', label: t('choices.states.plating') },
    { value: 'plastic', label: t('choices.states.plastic') },
    { value: 'long', label: t('choices.states.longName') },
    { value: 'arabic', label: ARABIC },
  ];
  const shared = { options, value: chosen, onChange: setChosen };
  return (
    <div className={styles.grid}>
      <Dropdown
        label={t('choices.states.optional')}
        isOptional
        options={options}
        value={optional}
        onChange={setOptional}
      />
      <Dropdown
        {...shared}
        label={t('choices.states.error')}
        {...(!chosen && { error: t('choices.states.errorText') })}
      />
      <Dropdown {...shared} label={t('choices.states.disabled')} disabled />
      <Dropdown {...shared} label={t('choices.states.small')} size="small" />
      <Dropdown {...shared} label={t('choices.states.medium')} size="medium" />
      <Dropdown label={t('choices.states.long')} options={options} value={long} onChange={setLong} />
      <Dropdown label={t('choices.states.arabic')} options={options} value={arabic} onChange={setArabic} />
    </div>
  );
};
