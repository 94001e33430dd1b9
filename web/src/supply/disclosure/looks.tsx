import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { Note, RowList, RowWords } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { disclosureQueries } from './disclosure.queries.ts';

const SIZE = 20;

export const ViewLog = () => {
  const { t } = useTranslation('disclosure');
  const { tag } = useLanguage();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(disclosureQueries.looks(page));
  if (isError) return <ErrorState heading="p" onRetry={refetch} />;
  if (!data) return <Skeleton shape="text" />;
  if (data.total === 0) return <Note>{t('none.looks')}</Note>;
  return (
    <>
      <RowList aria-label={t('part.looks')}>
        {data.rows.map(({ at, companyName, beyond }) => (
          <li key={`${at} ${companyName} ${beyond}`}>
            <RowWords as="span">
              <bdi>{companyName || t(beyond === '' ? 'look.unknown' : 'look.beyond', { company: beyond })}</bdi>
            </RowWords>
            <time dateTime={at}>{formatDate(at, tag)}</time>
          </li>
        ))}
      </RowList>
      {data.total > SIZE && (
        <Pager label={t('part.looks')} page={page} pageSize={SIZE} total={data.total} onPage={setPage} />
      )}
    </>
  );
};
