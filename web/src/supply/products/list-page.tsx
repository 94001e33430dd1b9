import { MATERIALS, PRODUCT_KINDS, PRODUCT_STATES } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import { withoutOrder } from '../../kit/list/list-address.ts';
import { ListActions, useCount } from '../../kit/list/list-parts.tsx';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { useMaterialWords } from '../materials/material-words.ts';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { ImportButton } from '../sheets/import-button.tsx';
import { useExportProducts } from '../sheets/sheets.queries.ts';
import { useProductPage } from '../use-product-page.ts';
import { productAddress } from './address.ts';
import { HsFilter } from './hs-filter.tsx';
import { productQueries } from './product.queries.ts';
import { UnplacedProducts } from './unplaced.tsx';
import { COLUMNS, useProductColumns } from './use-columns.tsx';

export const ProductListPage = () => {
  const { t } = useTranslation('product');
  const page = useProductPage();
  const listed = useListed({ address: productAddress, query: productQueries.list });
  const { list, data } = listed;
  const exporting = useExportProducts();
  const columns = useProductColumns();
  const shown = useRememberedColumns(COLUMNS);
  const { textOf } = useMaterialWords();
  const count = useCount(data, (key, words) => t(key, words));
  const importing = data?.can.add && <ImportButton kind="products" />;
  const main = data?.can.add && (
    <LinkButton look="solid" to={productPaths.add()}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </LinkButton>
  );
  if (listed.isEmpty) {
    return (
      <Page {...page}>
        <Notice icon={Package} title={t('empty.title')} text={t('empty.text')}>
          <ListActions>
            {importing}
            {main}
            <LinkButton look="ghost" to={`${productPaths.list()}?state=retired`}>
              {t('empty.retired')}
            </LinkButton>
          </ListActions>
        </Notice>
      </Page>
    );
  }
  const actions = (
    <>
      <ExportMenu
        name={t('sheet.file.products')}
        isPending={exporting.isPending}
        onExport={(wanted, saved) => exporting.mutate({ input: { ...withoutOrder(list), ...wanted }, ...saved })}
      />
      {importing}
    </>
  );
  const hs = <HsFilter hs={list.hs} onHs={(code) => listed.setValue('hs', code)} />;
  const tools = filterTools({
    listed,
    // Retired products are left out at first.
    isNeeded: true,
    search: { label: t('search'), help: t('searchHelp') },
    filters: [
      {
        kind: 'several',
        name: 'kind',
        label: t('label.kind'),
        options: optionsOf(PRODUCT_KINDS, (value) => t(`kind.${value}`)),
      },
      {
        kind: 'several',
        name: 'state',
        label: t('label.state'),
        options: optionsOf(PRODUCT_STATES, (value) => t(`state.${value}`)),
      },
      {
        kind: 'several',
        name: 'material',
        label: t('label.materials'),
        options: optionsOf([...MATERIALS, 'none'], (value) => (value === 'none' ? textOf('') : textOf(value))),
      },
      { kind: 'own', names: ['hs'], label: t('label.hs'), content: hs, text: `${t('label.hs')} ${list.hs}` },
      {
        kind: 'one',
        name: 'origin',
        label: t('label.isOrigin'),
        options: optionsOf(['yes', 'no'], (value) => t(`filter.origin.${value}`)),
      },
    ],
  });
  return (
    <Page {...page}>
      <ListTable
        listed={listed}
        label={t('title')}
        columns={columns}
        shown={shown}
        toolSet={{ ...tools, count, actions, main }}
        unsorted={{ sort: 'name', order: 'asc' }}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => productPaths.detail(id)}
        beyond={(part) => t(`beyond.${part}`)}
      />
      {data?.can.add && data.withoutMaterial > 0 && !list.material.includes('none') && (
        <UnplacedProducts count={data.withoutMaterial} />
      )}
    </Page>
  );
};
