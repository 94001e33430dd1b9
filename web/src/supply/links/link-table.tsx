import { LINK_SORTS, type ListedLink, type linksContract, type Output } from '@ieum/contract';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button.tsx';
import { Notice } from '../../kit/ui/notice.tsx';
import { DataTable } from '../../kit/ui/table/data-table.tsx';
import { startState, type TableState } from '../../kit/ui/table/table-state.ts';
import { type LinkList, linkAddress } from './link.address.ts';
import { linkPaths } from './link.paths.ts';
import { LinkBulk } from './link-bulk.tsx';
import { useLinkWords } from './link-words.ts';
import { useLinkColumns } from './use-link-columns.tsx';

const PAGE_SIZES = [20, 50, 100];
const NONE: ListedLink[] = [];
/** The table only asks whether it is they that leave nothing. */
const SOME_FILTER = { filtered: 'yes' };
const NO_FILTER = {};
const PHONE = '(max-width: 480.98px)';
/** The order shows it well enough; whoever wants the day can have it. */
const HIDDEN_AT_FIRST = ['updatedAt'];
const HIDDEN_ON_PHONE = ['product', 'partnerProduct', 'spendShare', 'validity', 'updatedAt'];

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
  const [hidden, setHidden] = useState(() => (window.matchMedia(PHONE).matches ? HIDDEN_ON_PHONE : HIDDEN_AT_FIRST));
  const [selected, setSelected] = useState<string[]>([]);
  const sort = useMemo(() => ({ column: list.sort, isDescending: list.order === 'desc' }), [list.sort, list.order]);
  const isFiltered = linkAddress.isFiltered({ ...list, side: 'buyer' });
  const state = startState({
    page: list.page,
    pageSize: list.size,
    sort,
    filters: isFiltered && data?.total === 0 ? SOME_FILTER : NO_FILTER,
    hidden,
    selected,
  });
  const change = (next: TableState) => {
    if (next.hidden !== state.hidden) setHidden(next.hidden);
    if (next.selected !== state.selected) setSelected(next.selected);
    if (next.filters !== state.filters) return setList({ ...linkAddress.withoutFilters(list), side });
    const by = LINK_SORTS.find((name) => name === next.sort?.column) ?? 'waiting';
    const order = next.sort && !next.sort.isDescending ? ('asc' as const) : ('desc' as const);
    setList({ sort: by, order, page: next.page, size: next.pageSize });
  };
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
          <LinkBulk key={ids.join()} links={rows.filter(({ id }) => ids.includes(id))} onDone={() => setSelected([])} />
        ),
      })}
    />
  );
};
