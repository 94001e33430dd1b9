import type { ReactNode } from 'react';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from './profile.module.css';

type ProfileSectionProps = { id: string; title: string; lead?: string; children: ReactNode };

export const ProfileSection = ({ id, title, lead, children }: ProfileSectionProps) => (
  <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <Note>{lead}</Note>}
    </div>
    {children}
  </section>
);

export const ProfileRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

type ProfileRowProps = { label: string; value: ReactNode; note?: ReactNode; action?: ReactNode };

/** Shows one fact with its label, its value and a button to change it. */
export const ProfileRow = ({ label, value, note, action }: ProfileRowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd className={styles.value}>
      <div className={styles.shown}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</div>
      {note && <div className={styles.note}>{note}</div>}
    </dd>
    {action && <dd className={styles.action}>{action}</dd>}
  </div>
);
