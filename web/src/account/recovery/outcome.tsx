import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './recovery.module.css';

type OutcomeProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

/** Replaces a form that was sent. Takes the focus, so that a screen reader reads it. */
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
