import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BUTTON_LOOKS, BUTTON_SIZES, Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import styles from './inputs.module.css';

export const ButtonExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <div className={styles.wide}>
      {BUTTON_SIZES.map((size) => (
        <div key={size} className={styles.row}>
          {BUTTON_LOOKS.map((look) => (
            <Button key={look} look={look} size={size}>
              {`${look} ${size}`}
            </Button>
          ))}
        </div>
      ))}
      {BUTTON_LOOKS.map((look) => (
        <div key={look} className={styles.row}>
          <Button look={look} disabled>
            {t('inputs.button.disabled')}
          </Button>
          <Button look={look} isSelected>
            {t('inputs.button.selected')}
          </Button>
          <Button look={look} isPending>
            {t('inputs.button.pending')}
          </Button>
          <Button look={look}>
            <Plus size={16} aria-hidden />
            {t('inputs.button.icon')}
          </Button>
        </div>
      ))}
      <Button look="solid" size="large" isBlock>
        {t('inputs.button.block')}
      </Button>
      <Button isBlock>{t('inputs.button.long')}</Button>
      <LinkButton to="/ui-components#button">{t('inputs.button.link')}</LinkButton>
    </div>
  );
};
