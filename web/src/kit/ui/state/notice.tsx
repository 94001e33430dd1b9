import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

export type NoticeProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** `h1` where the notice is the whole page, `p` where it is inside something with a heading of its own. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
  tone?: 'accent' | 'bad';
  children?: ReactNode;
};

/** Replaces missing content: explains what happened and what the user can do. */
export const Notice = ({ icon: Icon, title, text, heading: Heading = 'h2', tone, children }: NoticeProps) => (
  <section className={styles.notice}>
    <span className={classNames(styles.icon, tone === 'bad' && styles.bad)}>
      <Icon size={28} aria-hidden />
    </span>
    <Heading className={classNames(Heading !== 'h1' && styles.title)}>{title}</Heading>
    <p className={styles.text}>{text}</p>
    {children && <div className={styles.actions}>{children}</div>}
  </section>
);
