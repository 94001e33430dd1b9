import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import styles from './inputs.module.css';

export const CheckboxExample = () => {
  const { t } = useTranslation('showcase');
  const [hasMail, setMail] = useState(true);
  const [hasPaper, setPaper] = useState(false);
  const isAll = hasMail && hasPaper;
  const setBoth = (isTicked: boolean) => {
    setMail(isTicked);
    setPaper(isTicked);
  };
  return (
    <div className={styles.stack}>
      <div>
        <Checkbox
          label={t('inputs.check.all')}
          checked={isAll}
          isIndeterminate={!isAll && (hasMail || hasPaper)}
          onChange={({ target }) => setBoth(target.checked)}
        />
        <Checkbox label={t('inputs.check.mail')} checked={hasMail} onChange={({ target }) => setMail(target.checked)} />
        <Checkbox
          label={t('inputs.check.paper')}
          checked={hasPaper}
          onChange={({ target }) => setPaper(target.checked)}
        />
      </div>
      <Checkbox label={t('inputs.check.remember')} help={t('inputs.check.rememberHelp')} defaultChecked />
      <Checkbox label={t('inputs.check.agree')} error={t('inputs.check.agreeError')} />
      <Checkbox label={t('inputs.check.disabled')} disabled />
      <Checkbox label={t('inputs.check.disabledTicked')} disabled defaultChecked />
      <Checkbox label={t('inputs.check.long')} />
    </div>
  );
};
