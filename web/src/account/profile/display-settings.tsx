import { isLanguage, LANGUAGES, type Language, type Profile } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS } from '../../kit/language/labels.ts';
import { isTheme, THEMES } from '../../kit/theme.ts';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { useTheme } from '../../kit/use-theme.ts';
import styles from './profile.module.css';
import { useUpdateProfile } from './profile.queries.ts';

/** Language and theme. Each takes effect at once, without a save button. */
export const DisplaySettings = ({ name, language }: Pick<Profile, 'name' | 'language'>) => {
  const { t } = useTranslation(['account', 'shell']);
  const { theme, choose } = useTheme();
  const update = useUpdateProfile();
  const shown = update.isPending ? update.variables.language : language;
  const speak = (wanted: Language) => update.mutate({ name, language: wanted });
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('account:me.language')}
        help={t('account:me.languageHelp')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))}
        value={shown}
        onChange={({ target }) => isLanguage(target.value) && speak(target.value)}
      />
      <SelectField
        label={t('shell:theme.title')}
        help={t('account:me.themeHelp')}
        options={THEMES.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
        value={theme}
        onChange={({ target }) => isTheme(target.value) && choose(target.value)}
      />
    </div>
  );
};
