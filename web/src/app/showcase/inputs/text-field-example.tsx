import { useTranslation } from 'react-i18next';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import styles from './inputs.module.css';

const NAME_MAX = 20;
const POSTCODE_SIZE = 8;

export const TextFieldExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <div className={styles.stack}>
      <TextField label={t('inputs.text.name')} help={t('inputs.text.nameHelp')} autoComplete="off" />
      <TextField
        label={t('inputs.text.short')}
        maxLength={NAME_MAX}
        isOptional
        defaultValue={t('inputs.text.shortValue')}
      />
      <TextField label={t('inputs.text.password')} type="password" autoComplete="new-password" />
      <TextField label={t('inputs.text.site')} prefix="https://" inputMode="url" autoComplete="off" />
      <TextField label={t('inputs.text.postcode')} size={POSTCODE_SIZE} inputMode="numeric" autoComplete="off" />
      <TextField label={t('inputs.text.mail')} error={t('inputs.text.mailError')} defaultValue="hong@" />
      <TextField label={t('inputs.text.fixed')} readOnly value="123-45-67890" />
      <TextField label={t('inputs.text.disabled')} disabled defaultValue={t('inputs.text.disabledValue')} />
    </div>
  );
};
