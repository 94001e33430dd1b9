import type { AuditLine } from '@ieum/contract';
import { type AuditInput, auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { LogEmpty } from '../log/empty.tsx';
import { LogPageLinks } from '../log/page-links.tsx';
import { LogTable } from '../log/table.tsx';
import { LogTools } from '../log/tools.tsx';
import { formatMoment } from '../log/words.ts';
import { auditInput } from './address.ts';
import styles from './audit.module.css';
import { auditQueries } from './audit.queries.ts';
import { AuditDetail } from './detail.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { AuditFilters } from './filters.tsx';
import { useAuditColumns } from './use-columns.tsx';

export const AuditLogTab = () => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const columns = useAuditColumns();
  const [search] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const input = auditInput(search);
  const { before, after, ...filters } = input;
  const { rows, total, hasMore, older, newer } = useSuspenseQuery(auditQueries.log(input)).data;
  const open = rows.find(({ id }) => id === search.get('line'));
  // A period has two values but is one filter.
  const filterCount = Object.keys(filters).filter((key) => key !== 'to' || !filters.from).length;
  // Starts at the first page, because the position belongs to the previous filter.
  const change = (changed: AuditInput) => navigate(auditPaths.log(changed), { preventScrollReset: true });
  const hrefOf = ({ id }: AuditLine) => auditPaths.log({ ...input, line: id });

  return (
    <section className={styles.part} aria-label={t('tab.log')}>
      <LogTools
        total={total}
        hasMore={hasMore}
        filterCount={filterCount}
        onClear={() => navigate(auditPaths.log())}
        action={
          <Button size="small" onClick={() => setExporting(true)}>
            <Download size={16} aria-hidden />
            {t('export.open')}
          </Button>
        }
      >
        <AuditFilters filters={filters} onChange={change} />
      </LogTools>
      {rows.length > 0 ? (
        <LogTable
          label={t('tab.log')}
          rows={rows}
          columns={columns}
          head={{ header: t('column.at'), text: ({ at }) => formatMoment(at, tag), isTime: true }}
          idOf={({ id }) => id}
          hrefOf={hrefOf}
          openId={open?.id}
        />
      ) : (
        <LogEmpty isFiltered={filterCount > 0} what="none" onClear={() => navigate(auditPaths.log())} />
      )}
      <LogPageLinks
        older={older}
        newer={newer}
        isFirst={!before && !after}
        hrefOf={(turn) => auditPaths.log({ ...filters, ...turn })}
      />
      {open && (
        <AuditDetail line={open} onClose={() => navigate(auditPaths.log(input), { preventScrollReset: true })} />
      )}
      {isExporting && <ExportDialog filters={filters} onClose={() => setExporting(false)} />}
    </section>
  );
};
