import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import styles from './inputs.module.css';

export const SwitchExample = () => {
  const { t } = useTranslation('showcase');
  const [isOn, setOn] = useState(true);
  return (
    <div className={styles.stack}>
      <Switch
        label={t('inputs.switch.notify')}
        help={t('inputs.switch.notifyHelp')}
        checked={isOn}
        onChange={({ target }) => setOn(target.checked)}
      />
      <Switch label={t('inputs.switch.summary')} error={t('inputs.switch.summaryError')} />
      <Switch label={t('inputs.switch.disabled')} disabled />
      <Switch label={t('inputs.switch.disabledOn')} disabled defaultChecked />
    </div>
  );
};
