import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { type Definition, DefinitionList, isMissing } from '../ui/definition-list/definition-list.tsx';
import { HeadLink } from './record-columns.tsx';
import styles from './record-summary.module.css';

type KeyFact = { label: string; value: ReactNode; note?: string | undefined; isUrgent?: boolean };

/** A single fact is no strip: its group below has it. */
const FACTS_MIN = 2;
const FACTS_MAX = 5;

/** Shows up to five facts that readers look for first. Facts without a value are left out. */
export const RecordStrip = ({ facts }: { facts: KeyFact[] }) => {
  const known = facts.filter(({ value }) => !isMissing(value)).slice(0, FACTS_MAX);
  if (known.length < FACTS_MIN) return null;
  return (
    <dl className={styles.strip}>
      {known.map(({ label, value, note, isUrgent = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <span className={classNames(styles.stripNote, isUrgent && styles.urgent)}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

type Addition = { label: string; points: string; to: string | undefined };

type RecordScoreProps = {
  label: string;
  /** Picture of the score. */
  ring: ReactNode;
  score: string;
  text: string;
  /** Best additions, each with the points that it brings. */
  additions: Addition[];
  /** Link to the form, for a user who may edit. */
  all?: { label: string; to: string } | undefined;
};

/** Shows in one line how complete a record is and which additions bring most. */
export const RecordScore = ({ label, ring, score, text, additions, all }: RecordScoreProps) => (
  <section className={styles.score} aria-label={label}>
    {ring}
    <p>
      <strong>{score}</strong>
      {text && <span className={styles.scoreText}> · {text}</span>}
    </p>
    {additions.length > 0 && (
      <ul>
        {additions.map((addition) => (
          <li key={addition.label}>
            {addition.to ? (
              <Link className={styles.chip} to={addition.to}>
                <AdditionWords {...addition} />
              </Link>
            ) : (
              <span className={styles.chip}>
                <AdditionWords {...addition} />
              </span>
            )}
          </li>
        ))}
      </ul>
    )}
    {all && <HeadLink {...all} />}
  </section>
);

const AdditionWords = ({ label, points }: Addition) => (
  <>
    <Plus size={16} aria-hidden />
    {label} <span className={styles.points}>{points}</span>
  </>
);

/** Numbers that only a machine or an auditor needs, folded at the end of a record. */
export const RecordFold = ({ items, children }: { items: Definition[]; children?: ReactNode }) => {
  const { t } = useTranslation('ui');
  return (
    <details className={styles.ids}>
      <summary>{t('record.ids')}</summary>
      <DefinitionList items={items.filter(({ value }) => !isMissing(value))} look="beside" />
      {children}
    </details>
  );
};
