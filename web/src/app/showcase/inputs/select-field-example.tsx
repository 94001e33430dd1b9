import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import styles from './inputs.module.css';

export const SelectFieldExample = () => {
  const { t } = useTranslation('showcase');
  const { tag } = useLanguage();
  const options = countryOptions(tag);
  return (
    <div className={styles.stack}>
      <SelectField label={t('inputs.select.country')} help={t('inputs.select.countryHelp')} options={options} />
      <SelectField label={t('inputs.select.origin')} options={options} error={t('inputs.select.originError')} />
      <SelectField label={t('inputs.select.disabled')} options={options} disabled />
    </div>
  );
};
