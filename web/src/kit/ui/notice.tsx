import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** `h1` where the notice is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** For the moments when there is nothing to show: what happened, and what can be done. */
export const Notice = ({ icon: Icon, title, text, heading: Heading = 'h2', children }: NoticeProps) => (
  <section className={styles.notice}>
    <span className={styles.icon}>
      <Icon size={28} aria-hidden />
    </span>
    <Heading>{title}</Heading>
    <p className={styles.text}>{text}</p>
    {children && <div className={styles.actions}>{children}</div>}
  </section>
);
