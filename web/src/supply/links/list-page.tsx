import { LINK_SIDES } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useListAddress } from '../../kit/list/list-address.ts';
import styles from '../../kit/list/list-page.module.css';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { ImportButton } from '../sheets/import-button.tsx';
import { useExportLinks } from '../sheets/sheets.queries.ts';
import { linkAddress } from './address.ts';
import { LinkFilters } from './filters.tsx';
import { linkQueries } from './link.queries.ts';
import { LinkTable } from './table.tsx';

/** Lists what we buy or what we sell. Links that await our answer come first. */
export const LinkListPage = () => {
  const { t } = useTranslation('link');
  const { t: tSheet } = useTranslation('product');
  const { tag } = useLanguage();
  const address = useListAddress(linkAddress);
  const { list } = address;
  const side = list.side === 'supplier' ? 'supplier' : 'buyer';
  const { data, isFetching, isError, refetch } = useQuery({
    ...linkQueries.list(list),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const exporting = useExportLinks();
  const { sort: _, order: __, page: ___, size: ____, ...filters } = list;
  const propose = data?.can.propose && (
    <LinkButton look="solid" to={linkPaths.propose(side)}>
      <Plus size={16} aria-hidden />
      {t(`propose.${side}.start`)}
    </LinkButton>
  );
  const actions = (
    <div className={styles.secondary}>
      {data && data.total > 0 && (
        <ExportMenu
          name={tSheet('sheet.file.links')}
          isPending={exporting.isPending}
          onExport={(wanted) => exporting.mutateAsync({ ...filters, ...wanted })}
        />
      )}
      {data?.can.propose && side === 'buyer' && <ImportButton kind="suppliers" />}
      {propose}
    </div>
  );
  const shown = new Intl.NumberFormat(tag).format(data?.total ?? 0);
  const lead = data && { lead: t(data.isTotalExact ? 'count' : 'countMore', { count: data.total, shown }) };
  const sideOnly = linkAddress.isFiltered({ ...list, side: 'buyer' });
  const isEmpty = data?.total === 0 && !sideOnly && list.page === 1 && !isFetching;
  return (
    <Page title={t('title')} {...(!isEmpty && { ...lead, action: actions })}>
      <nav className={styles.views} aria-label={t('sides')}>
        {LINK_SIDES.map((linkSide) => (
          <LinkButton
            key={linkSide}
            to={linkAddress.hrefOf({ ...list, side: linkSide, page: 1 })}
            preventScrollReset
            aria-current={linkSide === side ? 'page' : undefined}
          >
            {t(`side.${linkSide}`)}
          </LinkButton>
        ))}
      </nav>
      {isEmpty ? (
        <Notice icon={Link2} title={t(`empty.${side}.title`)} text={t(`empty.${side}.text`)}>
          {actions}
        </Notice>
      ) : (
        <>
          <LinkFilters {...address} />
          <LinkTable
            {...address}
            data={data}
            isPending={isFetching}
            isFailed={isError && !isFetching}
            onRetry={() => refetch()}
          />
        </>
      )}
    </Page>
  );
};
