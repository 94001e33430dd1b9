import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, isTheme, readTheme, THEMES } from '../../kit/theme.ts';
import { SelectField } from '../../kit/ui/select/select-field.tsx';

export const ThemeSwitch = () => {
  const { t } = useTranslation('showcase');
  const [theme, setTheme] = useState(readTheme);
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (!isTheme(value)) return;
    chooseTheme(value);
    setTheme(value);
  };
  const options = THEMES.map((value) => ({ value, label: t(`theme.${value}`) }));
  return <SelectField label={t('theme.title')} options={options} value={theme} onChange={choose} />;
};
