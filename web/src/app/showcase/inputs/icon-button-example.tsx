import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUTTON_LOOKS, BUTTON_SIZES } from '../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import styles from './inputs.module.css';

export const IconButtonExample = () => {
  const { t } = useTranslation('showcase');
  const [isStarred, setStarred] = useState(true);
  const remove = t('inputs.icon.remove');
  return (
    <div className={styles.stack}>
      {BUTTON_SIZES.map((size) => (
        <div key={size} className={styles.row}>
          {BUTTON_LOOKS.map((look) => (
            <IconButton key={look} label={`${remove}, ${look} ${size}`} look={look} size={size}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <IconButton
          label={t('inputs.icon.star')}
          size="medium"
          isSelected={isStarred}
          onClick={() => setStarred(!isStarred)}
        >
          <Star size={20} fill={isStarred ? 'currentColor' : 'none'} aria-hidden />
        </IconButton>
        <IconButton label={t('inputs.icon.disabled')} look="outlined" size="medium" disabled>
          <Trash2 size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('inputs.icon.pending')} look="outlined" size="medium" isPending>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
};
