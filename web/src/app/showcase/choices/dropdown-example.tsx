import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../../kit/ui/select/dropdown.tsx';
import picture from '../../favicon.svg';
import styles from './choices.module.css';

export const DropdownExample = () => {
  const { t } = useTranslation('showcase');
  const [value, setValue] = useState('ulsan');
  const options = [
    { value: '', label: t('choices.dropdown.all'), iconName: 'globe', count: 1284 },
    { value: 'mine', label: t('choices.dropdown.mine'), isGroupHeader: true },
    { value: 'ulsan', label: t('choices.dropdown.ulsan'), iconName: 'factory', count: 312 },
    { value: 'busan', label: t('choices.dropdown.busan'), iconName: 'factory', count: 1 },
    { value: 'closed', label: t('choices.dropdown.closed'), iconName: 'factory', count: 0, disabled: true },
    { value: 'partners', label: t('choices.dropdown.partners'), isGroupHeader: true },
    { value: 'nam', label: t('choices.dropdown.nam'), imageUrl: picture, count: 87 },
    { value: 'dong', label: t('choices.dropdown.dong'), imageUrl: picture, count: 884 },
  ];
  return (
    <div className={styles.field}>
      <Dropdown
        label={t('choices.dropdown.label')}
        help={t('choices.dropdown.help')}
        options={options}
        value={value}
        onChange={setValue}
        name="factory"
      />
      <p className={styles.told}>{t('choices.dropdown.chosen', { value: value || t('choices.dropdown.none') })}</p>
    </div>
  );
};
