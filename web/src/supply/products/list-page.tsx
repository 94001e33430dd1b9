import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useListAddress } from '../../kit/list/list-address.ts';
import styles from '../../kit/list/list-page.module.css';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { ImportButton } from '../sheets/import-button.tsx';
import { useExportProducts } from '../sheets/sheets.queries.ts';
import { productAddress } from './address.ts';
import { ProductFilters } from './filters.tsx';
import { productQueries } from './product.queries.ts';
import { ProductTable } from './table.tsx';

export const ProductListPage = () => {
  const { t } = useTranslation('product');
  const { tag } = useLanguage();
  const address = useListAddress(productAddress);
  const { list } = address;
  const { data, isFetching, isError, refetch } = useQuery({
    ...productQueries.list(list),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  const exporting = useExportProducts();
  const { sort: _, order: __, page: ___, size: ____, ...filters } = list;
  const add = data?.can.add && (
    <LinkButton look="solid" to={productPaths.add()}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </LinkButton>
  );
  const isEmpty = data?.total === 0 && !productAddress.isFiltered(list) && list.page === 1 && !isFetching;
  if (isEmpty) {
    return (
      <Page title={t('title')}>
        <Notice icon={Package} title={t('empty.title')} text={t('empty.text')}>
          <div className={styles.secondary}>
            {data?.can.add && <ImportButton kind="products" />}
            {add}
            <LinkButton look="ghost" to={`${productPaths.list()}?state=retired`}>
              {t('empty.retired')}
            </LinkButton>
          </div>
        </Notice>
      </Page>
    );
  }
  const actions = (
    <div className={styles.secondary}>
      <ExportMenu
        name={t('sheet.file.products')}
        isPending={exporting.isPending}
        onExport={(wanted) => exporting.mutateAsync({ ...filters, ...wanted })}
      />
      {data?.can.add && <ImportButton kind="products" />}
      {add}
    </div>
  );
  const shown = new Intl.NumberFormat(tag).format(data?.total ?? 0);
  const lead = data && { lead: t(data.isTotalExact ? 'count' : 'countMore', { count: data.total, shown }) };
  return (
    <Page title={t('title')} {...lead} action={actions}>
      <ProductFilters {...address} />
      <ProductTable
        {...address}
        data={data}
        isPending={isFetching}
        isFailed={isError && !isFetching}
        onRetry={() => refetch()}
      />
    </Page>
  );
};
