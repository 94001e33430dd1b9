import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Combobox } from '../../../kit/ui/select/combobox.tsx';
import styles from './choices.module.css';

export const ComboboxExample = () => {
  const { t } = useTranslation('showcase');
  const { tag } = useLanguage();
  const [country, setCountry] = useState('KR');
  const [department, setDepartment] = useState('');
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const names = [t('choices.combobox.quality'), t('choices.combobox.purchase'), t('choices.combobox.esg')];
  return (
    <div className={styles.grid}>
      <div>
        <Combobox
          label={t('choices.combobox.label')}
          help={t('choices.combobox.help')}
          options={countries}
          value={country}
          onChange={setCountry}
        />
        <p className={styles.told}>{t('choices.combobox.typed', { value: country || t('choices.dropdown.none') })}</p>
      </div>
      <div>
        <Combobox
          label={t('choices.combobox.free')}
          help={t('choices.combobox.freeHelp')}
          isOptional
          isFreeText
          options={names.map((name) => ({ value: name, label: name }))}
          value={department}
          onChange={setDepartment}
        />
        <p className={styles.told}>
          {t('choices.combobox.typed', { value: department || t('choices.dropdown.none') })}
        </p>
      </div>
    </div>
  );
};
