import type { Ref } from 'react';
import { PaletteButton } from '../../search/palette-button.tsx';
import { Wordmark } from '../frame/wordmark.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** `path`: gets the element in which a record shows the way back to its list. */
export const Header = ({ path }: { path: Ref<HTMLDivElement> }) => (
  <header className={styles.header}>
    <div className={styles.mark}>
      <Wordmark />
    </div>
    <div className={styles.path} ref={path} />
    <div className={styles.buttons}>
      <PaletteButton />
      <NotificationMenu />
      <LanguageMenu />
      <ProfileMenu />
    </div>
  </header>
);
