import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../../kit/ui/select/dropdown.tsx';
import styles from './choices.module.css';

const NUMBERS = Array.from({ length: 1000 }, (_, at) => String(at + 1).padStart(4, '0'));

export const DropdownManyExample = () => {
  const { t } = useTranslation('showcase');
  const [value, setValue] = useState('0500');
  const options = NUMBERS.map((number) => ({ value: number, label: t('choices.many.part', { number }) }));
  return (
    <div className={styles.field}>
      <Dropdown label={t('choices.many.label')} options={options} value={value} onChange={setValue} />
    </div>
  );
};
