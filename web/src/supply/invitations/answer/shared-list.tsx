import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../invitations.module.css';

const SEEN = ['name', 'product', 'share'] as const;
const HIDDEN = ['customers', 'suppliers', 'prices'] as const;

/** Lists what the asking company will see of a supplier that confirms, and what it will not see. */
export const SharedList = () => {
  const { t } = useTranslation('supplyInvite');
  return (
    <section className={styles.shared}>
      <h2>{t('shared.title')}</h2>
      <ul>
        {SEEN.map((part) => (
          <li key={part}>
            <Eye size={16} aria-hidden />
            {t(`shared.${part}`)}
          </li>
        ))}
        {HIDDEN.map((part) => (
          <li key={part}>
            <EyeOff size={16} aria-hidden />
            {t(`shared.${part}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};
