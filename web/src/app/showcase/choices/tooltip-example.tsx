import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Tooltip } from '../../../kit/ui/popover/tooltip.tsx';
import styles from './choices.module.css';

export const TooltipExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <div className={styles.row}>
      <Tooltip text={t('choices.tooltip.text')}>
        <Button>{t('choices.tooltip.button')}</Button>
      </Tooltip>
      <Tooltip text={t('choices.tooltip.longText')}>
        <Button>{t('choices.tooltip.long')}</Button>
      </Tooltip>
    </div>
  );
};
