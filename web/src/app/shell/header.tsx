import { PaletteButton } from '../../search/palette-button.tsx';
import { Wordmark } from '../frame/wordmark.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';

export const Header = () => (
  <header className={styles.header}>
    <Wordmark />
    <div className={styles.buttons}>
      <PaletteButton />
      <NotificationMenu />
      <LanguageMenu />
      <ProfileMenu />
    </div>
  </header>
);
