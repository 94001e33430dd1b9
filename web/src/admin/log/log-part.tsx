import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { formatExactMoment } from '../../kit/format/moment.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { ListTools } from '../../kit/list/list-tools.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import styles from '../audit/audit.module.css';
import { LogEmpty } from './empty.tsx';
import { LogPageLinks } from './page-links.tsx';
import { type LogColumn, LogTable } from './table.tsx';

type LogList = { before?: string | undefined; after?: string | undefined };
type LogPage<Row> = { rows: Row[]; total: number; hasMore: boolean; older: string | null; newer: string | null };

type LogPartProps<L extends LogList, Row> = {
  label: string;
  listed: Listed<L, LogPage<Row>>;
  columns: LogColumn<Row>[];
  filters: ReactNode;
  action?: ReactNode;
  /** Words for a log without lines. */
  none: 'none' | 'noAccess';
  /** Address of a list. `line` opens one line beside it. */
  hrefOf: (list: Partial<L> & LogList & { line?: string }) => string;
  detailOf: (row: Row, onClose: () => void) => ReactNode;
};

/** Shows a log: its filters, its lines, and the open line beside them. */
export const LogPart = <L extends LogList, Row extends { id: string; at: string }>(props: LogPartProps<L, Row>) => {
  const { label, listed, columns, filters, action, none, hrefOf, detailOf } = props;
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const openId = useSearchParams()[0].get('line');
  const { list, data } = listed;
  if (!data) return null;
  const { rows, total, hasMore, older, newer } = data;
  const shown = formatNumber(total, tag);
  const open = rows.find(({ id }) => id === openId);
  // A period has two values but is one filter.
  const filterCount = Object.keys(listed.filters).filter((name) => name !== 'to' || !('from' in listed.filters)).length;
  return (
    <section className={styles.part} aria-label={label}>
      <ListTools
        listed={listed}
        count={hasMore ? t('countedMore', { shown }) : t('counted', { count: total, shown })}
        filter={{ content: filters, count: filterCount, onClear: listed.clearFilters }}
        // A log is never short for long.
        needsFilter
        actions={action}
      />
      {rows.length > 0 ? (
        <LogTable
          label={label}
          rows={rows}
          columns={columns}
          head={{ header: t('column.at'), text: ({ at }) => formatExactMoment(at, tag), isTime: true }}
          idOf={({ id }) => id}
          hrefOf={({ id }) => hrefOf({ ...list, line: id })}
          openId={open?.id}
        />
      ) : (
        <LogEmpty isFiltered={filterCount > 0} what={none} onClear={listed.clearFilters} />
      )}
      <LogPageLinks
        older={older}
        newer={newer}
        isFirst={!list.before && !list.after}
        hrefOf={(turn) => hrefOf({ ...listed.filters, ...turn })}
      />
      {open && detailOf(open, () => navigate(hrefOf(list), { preventScrollReset: true }))}
    </section>
  );
};
