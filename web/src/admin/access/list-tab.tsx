import type { LoggedAccess } from '@ieum/contract';
import { type AccessInput, auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../kit/language/use-language.ts';
import { accessInput } from '../audit/address.ts';
import styles from '../audit/audit.module.css';
import { auditQueries } from '../audit/audit.queries.ts';
import { LogEmpty } from '../log/empty.tsx';
import { LogPageLinks } from '../log/page-links.tsx';
import { LogTable } from '../log/table.tsx';
import { LogTools } from '../log/tools.tsx';
import { formatMoment } from '../log/words.ts';
import { AccessDetail } from './detail.tsx';
import { AccessFilters } from './filters.tsx';
import { useAccessColumns } from './use-columns.tsx';

export const AccessesTab = () => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const columns = useAccessColumns();
  const [search] = useSearchParams();
  const input = accessInput(search);
  const { before, after, ...filters } = input;
  const { rows, total, hasMore, older, newer } = useSuspenseQuery(auditQueries.accesses(input)).data;
  const open = rows.find(({ id }) => id === search.get('line'));
  const filterCount = Object.keys(filters).filter((key) => key !== 'to' || !filters.from).length;
  const clear = () => navigate(auditPaths.accesses());
  const change = (changed: AccessInput) => navigate(auditPaths.accesses(changed), { preventScrollReset: true });

  return (
    <section className={styles.part} aria-label={t('tab.accesses')}>
      <LogTools total={total} hasMore={hasMore} filterCount={filterCount} onClear={clear}>
        <AccessFilters filters={filters} onChange={change} />
      </LogTools>
      {rows.length > 0 ? (
        <LogTable
          label={t('tab.accesses')}
          rows={rows}
          columns={columns}
          head={{ header: t('column.at'), text: ({ at }) => formatMoment(at, tag), isTime: true }}
          idOf={({ id }) => id}
          hrefOf={({ id }: LoggedAccess) => auditPaths.accesses({ ...input, line: id })}
          openId={open?.id}
        />
      ) : (
        <LogEmpty isFiltered={filterCount > 0} what="noAccess" onClear={clear} />
      )}
      <LogPageLinks
        older={older}
        newer={newer}
        isFirst={!before && !after}
        hrefOf={(turn) => auditPaths.accesses({ ...filters, ...turn })}
      />
      {open && (
        <AccessDetail
          access={open}
          onClose={() => navigate(auditPaths.accesses(input), { preventScrollReset: true })}
        />
      )}
    </section>
  );
};
