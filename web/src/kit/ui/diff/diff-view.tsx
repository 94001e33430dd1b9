import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { DiffValue } from './diff-value.tsx';
import styles from './diff-view.module.css';

type FieldChange = { id: string; label: string; before: string | null; after: string | null };

type Kind = 'added' | 'removed' | 'changed' | 'same';

const SIGNS: Record<Kind, string> = { added: '+', removed: '−', changed: '~', same: '=' };

type DiffViewProps = { label: string; changes: FieldChange[] };

/** Lists old and new value of each field. A sign and a word name the kind of change. */
export const DiffView = ({ label, changes }: DiffViewProps) => {
  const { t } = useTranslation('ui');
  const [before, after] = [t('diff.before'), t('diff.after')];
  const words: Record<Kind, string> = {
    added: t('diff.added'),
    removed: t('diff.removed'),
    changed: t('diff.changed'),
    same: t('diff.same'),
  };
  if (changes.length === 0) return <p className={styles.none}>{t('diff.none')}</p>;

  return (
    <table className={styles.diff}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('diff.field')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const kind = kindOf(change);
          return (
            <tr key={change.id} className={styles[kind]}>
              <th scope="row">
                {change.label}
                <span className={styles.kind}>
                  <span className={styles.sign} aria-hidden>
                    {SIGNS[kind]}
                  </span>
                  {words[kind]}
                </span>
              </th>
              <td className={classNames(styles.value, styles.before)} data-side={before}>
                <DiffValue {...change} side="before" />
              </td>
              <td className={classNames(styles.value, styles.after)} data-side={after}>
                <DiffValue {...change} side="after" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const kindOf = ({ before, after }: FieldChange): Kind => {
  if ((before ?? '') === (after ?? '')) return 'same';
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
};
