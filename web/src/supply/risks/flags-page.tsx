import { FLAG_CODES, FLAG_SEVERITIES, type SupplyFlag } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFilterAddress } from '../../kit/list/latest-search.ts';
import { Page } from '../../kit/ui/page/page.tsx';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { RowList } from '../../kit/ui/section/section.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyGate } from '../company-gate.tsx';
import { flagQueries } from './flag.queries.ts';
import { FlagItem, type FlagStep } from './flag-item.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { FLAG_SHOWS, FlagTools } from './tools.tsx';

const SIZE = 20;

export const FlagsPage = ({ Task }: { Task: FlagStep }) => {
  const { t } = useTranslation('flag');
  return (
    <Page title={t('title')}>
      <CompanyGate>
        <FlagList Task={Task} />
      </CompanyGate>
    </Page>
  );
};

const NAMES = ['code', 'severity', 'show', 'page'];

const useFlagFilters = () => {
  const { chosen, choose } = useFilterAddress(NAMES);
  const [, setSearch] = useSearchParams();
  const code = FLAG_CODES.find((known) => known === chosen.get('code'));
  const severity = FLAG_SEVERITIES.find((known) => known === chosen.get('severity'));
  const show = FLAG_SHOWS.find((known) => known === chosen.get('show')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(chosen.get('page'))) || 1);
  const turn = (to: number) => {
    const next = new URLSearchParams(chosen);
    next.set('page', String(to));
    setSearch(next);
  };
  return { code, severity, show, page, choose, turn };
};

const FlagList = ({ Task }: { Task: FlagStep }) => {
  const { t } = useTranslation('flag');
  const { code, severity, show, page, choose, turn } = useFlagFilters();
  const [snoozed, setSnoozed] = useState<SupplyFlag>();
  const { data, isError, refetch } = useQuery({
    ...flagQueries.list({ ...(code && { code }), ...(severity && { severity }), show, page, size: SIZE }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <FlagTools chosen={{ code, severity, show }} choose={choose} data={data} />
      {isError && <ErrorState onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data?.total === 0 && (
        <EmptyState icon={ShieldCheck} title={t('none.title')} text={`${t('none.text')} ${t('lead')}`} />
      )}
      {data && data.total > 0 && (
        <RowList aria-label={t('list')}>
          {data.rows.map((flag) => (
            <FlagItem
              key={`${flag.code} ${flag.subjectId}`}
              flag={flag}
              canSnooze={data.can.snooze}
              onSnooze={() => setSnoozed(flag)}
              Task={Task}
            />
          ))}
        </RowList>
      )}
      {data && data.total > SIZE && (
        <Pager label={t('list')} page={page} pageSize={SIZE} total={data.total} onPage={turn} />
      )}
      {snoozed && <SnoozeDialog flag={snoozed} onClose={() => setSnoozed(undefined)} />}
    </>
  );
};
