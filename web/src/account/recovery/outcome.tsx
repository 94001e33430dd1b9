import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './recovery.module.css';

type OutcomeProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

/** Takes the place of a form that was sent; the focus comes along, so that it is read out. */
export const Outcome = ({ icon: Icon, title, text, children }: OutcomeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.outcome}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
};
