import type { Option } from './option-groups.ts';
import { OPTION_ICONS } from './option-icons.ts';
import styles from './option-picture.module.css';

/** Shows the picture before an option's name. It is decorative, because the name says the same. */
export const OptionPicture = ({ imageUrl, iconName = '' }: Option) => {
  const Icon = OPTION_ICONS[iconName];
  if (imageUrl) return <img className={styles.image} src={imageUrl} alt="" loading="lazy" />;
  return Icon && <Icon className={styles.icon} size={20} aria-hidden />;
};
