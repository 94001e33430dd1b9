import type { ImportRow, ImportRun, SheetField } from '@ieum/contract';
import { SHEET_FIELDS } from '@ieum/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { formatOf, namedSheet } from '../../../kit/sheet/named-sheet.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { useMedia } from '../../../kit/ui/media.ts';
import { Menu, MenuItem } from '../../../kit/ui/popover/menu.tsx';
import { ErrorState } from '../../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';
import styles from '../import.module.css';
import { importQueries, useFixImportRows, useImportFile } from '../import.queries.ts';
import { ErrorCards } from './cards.tsx';
import { ErrorGrid } from './grid.tsx';

/** Shows only the rows with errors, to correct here or to download as a file that names the errors. */
export const ErrorSection = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation('import');
  const { id } = run;
  const isNarrow = useMedia('upToTablet');
  const fix = useFixImportRows();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...importQueries.rows(id, 'bad'),
    throwOnError: false,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  // A column stays after its last error is corrected: nothing may disappear while the person works.
  const [shown, setShown] = useState<SheetField[]>([]);
  const fields = fieldsIn(rows, shown);
  if (fields.length > shown.length) setShown(fields);
  const Rows = isNarrow ? ErrorCards : ErrorGrid;
  const more = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined;
  const save = (row: number, field: SheetField, text: string) =>
    fix.mutate({ id, rows: [{ row, values: [{ field, text }] }] });
  return (
    <section className={styles.section} aria-labelledby="import-errors">
      <div className={styles.head}>
        <h2 id="import-errors">{t('errors.title', { count: run.counts.bad })}</h2>
        <ErrorFileMenu run={run} />
      </div>
      <p className={styles.muted}>{run.can.edit ? t('errors.lead') : t('errors.leadLeftOut')}</p>
      {isPending && <Skeleton shape="table" />}
      {isError && <ErrorState heading="h3" onRetry={() => refetch()} />}
      {rows.length > 0 && <Rows rows={rows} fields={fields} canEdit={run.can.edit} onFix={save} onMore={more} />}
      <span className="visually-hidden" role="status">
        {fix.data && t('errors.left', { count: run.counts.bad })}
      </span>
    </section>
  );
};

/** Returns the fields that identify a row and the fields with errors. */
const fieldsIn = (rows: ImportRow[], shown: SheetField[]) => {
  const wrong = new Set<SheetField>(rows.flatMap(({ problems }) => problems.map(({ field }) => field)));
  const names = new Set<SheetField>(rows[0]?.values.map(({ field }) => field).filter(isName));
  return SHEET_FIELDS.filter((field) => wrong.has(field) || names.has(field) || shown.includes(field));
};

const isName = (field: SheetField) => field === 'name' || field === 'code';

const ErrorFileMenu = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation('import');
  const { name: language } = useLanguage();
  const file = useImportFile();
  const save = (rows: 'bad' | 'all') =>
    file.mutate({
      input: { id: run.id, rows, language },
      ...namedSheet(`${run.fileName.replace(/\.\w+$/, '')}-${t('errors.file')}`, formatOf(run.fileName)),
    });
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button isPending={file.isPending}>
          <Download size={16} aria-hidden />
          {t('errors.download')}
        </Button>
      }
    >
      <MenuItem label={t('errors.downloadBad')} onAction={() => save('bad')} />
      <MenuItem label={t('errors.downloadAll')} onAction={() => save('all')} />
    </Menu>
  );
};
