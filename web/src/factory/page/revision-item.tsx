import type { FactoryRevision } from '@ieum/contract';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment-format.ts';
import { useLanguage } from '../../kit/i18n/use-language.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DiffView } from '../../kit/ui/diff-view.tsx';
import { useFieldWords } from '../field-words.ts';
import styles from './history.module.css';

type RevisionItemProps = { revision: FactoryRevision; onRestore: (() => void) | undefined };

/** Who did what and when; a first registration is long and stays folded. */
export const RevisionItem = ({ revision, onRestore }: RevisionItemProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const id = useId();
  const fields = useFieldWords();
  const { version, kind, at, by } = revision;
  const title = t(`history.kind.${kind}`);
  const changes = revision.changes.map(({ field, before, after }) => ({
    id: field,
    label: fields.label(field),
    before: fields.value(field, before),
    after: fields.value(field, after),
  }));
  const diff = <DiffView label={title} changes={changes} />;
  return (
    <li className={styles.revision} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>
            {title} <span className={styles.version}>{t('history.version', { version: String(version) })}</span>
          </h2>
          <p className={styles.who}>
            <bdi>{by || t('history.nobody')}</bdi>
            {' · '}
            <time dateTime={at}>{`${formatDate(at, tag)} ${timeOf(at, tag)}`}</time>
          </p>
        </div>
        {onRestore && (
          <Button size="small" onClick={onRestore} aria-label={t('history.restoreOf', { version: String(version) })}>
            <RotateCcw size={16} aria-hidden />
            {t('history.restore')}
          </Button>
        )}
      </div>
      {kind === 'registered' ? (
        <details className={styles.folded}>
          <summary>{t('history.fields', { count: changes.length })}</summary>
          {diff}
        </details>
      ) : (
        changes.length > 0 && diff
      )}
    </li>
  );
};

const timeOf = (at: string, tag: string) =>
  new Intl.DateTimeFormat(tag, {
    timeZone: 'Asia/Seoul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
