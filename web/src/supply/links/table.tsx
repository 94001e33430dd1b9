import { LINK_SORTS, type ListedLink, type linksContract, type Output } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { useListedTable } from '../../kit/list/use-listed-table.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { type LinkList, linkAddress } from './address.ts';
import { LinkBulk } from './bulk-confirmation.tsx';
import { useLinkColumns } from './use-columns.tsx';
import { useLinkWords } from './words.ts';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedLink[] = [];
const COLUMNS = {
  key: 'ieum.link.hiddenColumns',
  // The order of the rows says enough. The column menu shows the day.
  hiddenFirst: ['updatedAt'],
  hiddenOnPhone: ['product', 'partnerProduct', 'spendShare', 'validity', 'updatedAt'],
};

type LinkTableProps = {
  list: LinkList;
  setList: (changes: Partial<LinkList>) => void;
  data: Output<typeof linksContract.listLinks> | undefined;
  isPending: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

export const LinkTable = ({ list, setList, data, ...outcome }: LinkTableProps) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const side = list.side === 'supplier' ? 'supplier' : 'buyer';
  const columns = useLinkColumns(side);
  const { state, change, clearSelection } = useListedTable({
    list,
    sorts: LINK_SORTS,
    unsorted: { sort: 'waiting', order: 'desc' },
    columns: useRememberedColumns(COLUMNS),
    isFilteredAway: linkAddress.isFiltered({ ...list, side: 'buyer' }) && data?.total === 0,
    onClear: () => setList({ ...linkAddress.withoutFilters(list), side }),
    onList: setList,
  });
  const rows = data?.rows ?? NONE;
  return (
    <DataTable
      {...outcome}
      label={t(`side.${side}`)}
      columns={columns}
      rows={rows}
      total={data?.total ?? 0}
      idOf={({ id }) => id}
      nameOf={(link) => words.partner(link)}
      hrefOf={({ id }) => linkPaths.detail(id)}
      state={state}
      onChange={change}
      pageSizes={PAGE_SIZES}
      pageHrefOf={(page) => linkAddress.hrefOf({ ...list, page })}
      empty={
        <Notice heading="p" icon={SearchX} title={t('beyond.title')} text={t('beyond.text')}>
          <LinkButton to={linkAddress.hrefOf({ ...list, page: 1 })}>{t('beyond.first')}</LinkButton>
        </Notice>
      }
      {...(data?.can.propose && {
        bulkActions: (ids: string[]) => (
          <LinkBulk key={ids.join()} links={rows.filter(({ id }) => ids.includes(id))} onDone={clearSelection} />
        ),
      })}
    />
  );
};
