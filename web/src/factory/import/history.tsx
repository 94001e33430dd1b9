import type { ImportState, ImportSummary } from '@ieum/contract';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { Download, History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { formatOf, namedSheet } from '../../kit/sheet/named-sheet.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import styles from './import.module.css';
import { useImportFile } from './import.queries.ts';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;
const TONES: Partial<Record<ImportState, Tone>> = { done: 'good', failed: 'bad', columns: 'info', checked: 'info' };

/** Lists earlier imports with person and date. */
export const ImportHistory = ({ imports }: { imports: ImportSummary[] }) => {
  const { t } = useTranslation('import');
  return (
    <section className={styles.section} aria-label={t('history.title')}>
      <h2>{t('history.title')}</h2>
      {imports.length === 0 ? (
        <EmptyState icon={History} heading="h3" title={t('history.empty')} text={t('history.emptyText')} />
      ) : (
        <ul className={styles.history}>
          {imports.map((summary) => (
            <HistoryItem key={summary.id} summary={summary} />
          ))}
        </ul>
      )}
    </section>
  );
};

const HistoryItem = ({ summary }: { summary: ImportSummary }) => {
  const { t } = useTranslation('import');
  const { tag } = useLanguage();
  const file = useImportFile();
  const { id, fileName, state, counts, by, createdAt, hasFile } = summary;
  const save = () => file.mutate({ input: { id, rows: 'original' }, ...namedSheet(fileName, formatOf(fileName)) });
  return (
    <li>
      <div className={styles.historyName}>
        <Link to={importPaths.run(id)}>
          <bdi>{fileName}</bdi>
        </Link>
        <span className={styles.muted}>{[formatDate(createdAt, tag), by].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={styles.muted}>
        {t('history.counts', { added: counts.new, changed: counts.changed, bad: counts.bad })}
      </span>
      <Badge tone={TONES[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
      {hasFile && (
        <IconButton label={t('history.fileOf', { name: fileName })} onClick={save}>
          <Download size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
};
