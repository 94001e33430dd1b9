import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { Note, RowList, Section } from '../../kit/ui/section/section.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { Switch } from '../../kit/ui/toggle/switch.tsx';
import { disclosureQueries, useSetLinkOnward } from './disclosure.queries.ts';

const SIZE = 20;

/** Lists our confirmed links. A switch says whether companies beyond us may learn who the partner of a link is. */
export const OnwardList = () => {
  const { t } = useTranslation('disclosure');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(disclosureQueries.links({ state: ['confirmed'], page, size: SIZE }));
  const set = useSetLinkOnward();
  // The switch shows its new position until the server has answered.
  const moved = set.isPending ? set.variables : undefined;
  if (isError) return <ErrorState heading="p" onRetry={refetch} />;
  if (!data) return <Skeleton shape="text" />;
  if (data.total === 0) return <Note>{t('none.onward')}</Note>;
  return (
    <Section as="div">
      <Note>{t('onward.text')}</Note>
      <RowList aria-label={t('part.onward')}>
        {data.rows.map(({ id, version, side, partner, partnerProduct, onward }) => (
          <li key={id}>
            <Switch
              label={[partner.name, partnerProduct.name].filter(Boolean).join(' · ')}
              help={[
                t(side === 'buyer' ? 'onward.side.buyer' : 'onward.side.supplier'),
                onward.theirs && t('onward.theirs'),
              ]
                .filter(Boolean)
                .join(' ')}
              checked={moved?.id === id ? moved.onward : onward.mine}
              disabled={!data.can.propose || set.isPending}
              onChange={({ target }) => set.mutate({ id, version, onward: target.checked })}
            />
          </li>
        ))}
      </RowList>
      {data.total > SIZE && (
        <Pager label={t('part.onward')} page={page} pageSize={SIZE} total={data.total} onPage={setPage} />
      )}
    </Section>
  );
};
