import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './record-columns.module.css';

type RecordColumnsProps = { children: ReactNode; rail: ReactNode };

/** Groups of fields with a rail beside them. On a narrow page the rail follows. */
export const RecordColumns = ({ children, rail }: RecordColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.groups}>{children}</div>
    <div className={styles.rail}>{rail}</div>
  </div>
);

type RailSectionProps = {
  title: string;
  /** Id to link to. */
  id?: string;
  count?: number | undefined;
  /** Button or link at the end of the heading. */
  act?: ReactNode;
  children?: ReactNode;
};

/** Part of the rail: certificates, evidence, history. */
export const RailSection = ({ title, id, count, act, children }: RailSectionProps) => {
  const heading = useId();
  return (
    <section className={styles.railSection} id={id} aria-labelledby={heading}>
      <div className={styles.groupHead}>
        <h2 id={heading}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {act}
      </div>
      {children}
    </section>
  );
};

/** Link at the end of a heading: its name says what it belongs to. */
export const HeadLink = ({ to, label, name }: { to: string; label: string; name?: string }) => (
  <Link className={styles.headLink} to={to} aria-label={name}>
    {label}
  </Link>
);

/** Button at the end of a heading, looking like a link. */
export const HeadButton = ({ label, name, onClick }: { label: string; name?: string; onClick: () => void }) => (
  <button type="button" className={styles.headLink} aria-label={name} onClick={onClick}>
    {label}
  </button>
);

export const RailList = ({ children }: { children: ReactNode }) => <ul className={styles.railList}>{children}</ul>;

type RailItemProps = {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** State or button at the end of the row. */
  end?: ReactNode;
};

/** One row of the rail: what it is, one note, its state. */
export const RailItem = ({ icon, title, note, end }: RailItemProps) => (
  <li className={styles.railItem}>
    {icon && <span className={styles.railIcon}>{icon}</span>}
    <div className={styles.railWords}>
      <span className={styles.railTitle}>{title}</span>
      {note && <span className={styles.railNote}>{note}</span>}
    </div>
    {end}
  </li>
);
