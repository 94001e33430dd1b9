import { type ImportRow, type ImportRun, ROW_DECISIONS, type RowDecision } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import styles from './import.module.css';
import { importQueries, useDecideAlike } from './import.queries.ts';

/** Lists rows that resemble an existing factory or another row. A decision is remembered for the next file. */
export const LookAlikeSection = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation('import');
  const { id } = run;
  const decide = useDecideAlike();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...importQueries.rows(id, 'alike'),
    throwOnError: false,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className={styles.section} aria-labelledby="import-alike">
      <div className={styles.head}>
        <h2 id="import-alike">{t('alike.title', { count: run.counts.alike })}</h2>
        <Menu placement="bottom end" trigger={<Button isPending={decide.isPending}>{t('alike.all')}</Button>}>
          {ROW_DECISIONS.map((decision) => (
            <MenuItem
              key={decision}
              label={t(`alike.allAs.${decision}`)}
              onAction={() => decide.mutate({ id, decision })}
            />
          ))}
        </Menu>
      </div>
      <p className={styles.muted}>{t('alike.lead')}</p>
      {isPending && <Skeleton shape="table" />}
      {isError && <ErrorState heading="h3" onRetry={() => refetch()} />}
      <ul className={styles.alike}>
        {rows.map((row) => (
          <AlikeItem
            key={row.row}
            row={row}
            isPending={decide.isPending}
            onDecide={(decision) => decide.mutate({ id, decision, rows: [row.row] })}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button onClick={() => fetchNextPage()} isPending={isFetchingNextPage}>
          {t('more')}
        </Button>
      )}
    </section>
  );
};

type AlikeItemProps = { row: ImportRow; isPending: boolean; onDecide: (decision: RowDecision) => void };

const AlikeItem = ({ row, isPending, onDecide }: AlikeItemProps) => {
  const { t } = useTranslation('import');
  const name = row.values.find(({ field }) => field === 'name')?.text ?? '';
  const { factory, alikeRow } = row;
  const shown = ROW_DECISIONS.filter((decision) => decision !== 'update' || factory);
  return (
    <li>
      <div className={styles.alikeWords}>
        <strong>
          {t('row', { row: row.row })} · <bdi>{name}</bdi>
        </strong>
        <span className={styles.muted}>
          {factory ? (
            <>
              {t('alike.like')}{' '}
              <Link to={factoryPaths.detail(factory.id)} target="_blank">
                <bdi>{[factory.name, factory.code].filter(Boolean).join(' · ')}</bdi>
              </Link>
            </>
          ) : (
            t('alike.likeRow', { row: alikeRow ?? 0 })
          )}
        </span>
      </div>
      <div className={styles.buttons}>
        {shown.map((decision) => (
          <Button
            key={decision}
            size="small"
            disabled={isPending}
            aria-label={t(`alike.of.${decision}`, { row: row.row })}
            onClick={() => onDecide(decision)}
          >
            {t(`alike.as.${decision}`)}
          </Button>
        ))}
      </div>
    </li>
  );
};
