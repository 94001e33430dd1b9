import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import styles from './inputs.module.css';

/** A disabled button calls only `onDisabledClick`, which can show the reason. */
export const ClickExample = () => {
  const { t } = useTranslation('showcase');
  const [isDisabled, setDisabled] = useState(false);
  const [clicks, setClicks] = useState(0);
  const [refusedClicks, setRefusedClicks] = useState(0);

  return (
    <div className={styles.stack}>
      <Switch
        label={t('inputs.click.disable')}
        checked={isDisabled}
        onChange={({ target }) => setDisabled(target.checked)}
      />
      <div className={styles.row}>
        <Button
          look="solid"
          disabled={isDisabled}
          onClick={() => setClicks(clicks + 1)}
          onDisabledClick={() => setRefusedClicks(refusedClicks + 1)}
        >
          {t('inputs.click.press')}
        </Button>
        <Button
          onClick={() => {
            setClicks(0);
            setRefusedClicks(0);
          }}
        >
          {t('inputs.click.reset')}
        </Button>
      </div>
      <div role="status">
        <p>{t('inputs.click.clicks', { total: clicks })}</p>
        <p>{t('inputs.click.refused', { total: refusedClicks })}</p>
      </div>
    </div>
  );
};
