import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useNames } from '../../../kit/language/use-names.ts';
import { TabToolsPlace } from '../../../kit/record/tab-tools.tsx';
import { Breadcrumb } from '../../../kit/ui/navigation/breadcrumb.tsx';
import { TabLinks } from '../../../kit/ui/navigation/tab-links.tsx';
import { PageTitle } from '../../../kit/ui/page/page-title.tsx';
import { productQueries } from '../product.queries.ts';
import styles from './hub.module.css';
import { HubHead } from './hub-head.tsx';
import { HUB_TABS } from './hub-tabs.ts';

/** Shows one product: its figures, and one row of tabs for everything that is known about it. */
export const ProductHub = () => {
  const { t } = useTranslation('product');
  const { id = '' } = useParams();
  const product = useSuspenseQuery(productQueries.one(id)).data;
  const { first } = useNames().namesOf(product);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const tabs = HUB_TABS.map(({ name, to, isEnd }) => ({ to: to(id), label: t(`hub.tab.${name}`), isEnd }));
  return (
    <div className={styles.hub}>
      <PageTitle>{first}</PageTitle>
      <Breadcrumb places={[{ label: t('title'), to: productPaths.list() }]} current={first} />
      <HubHead product={product} />
      <div className={styles.tabs}>
        <TabLinks label={t('hub.tabs')} tabs={tabs} look="strip" />
        <div ref={setTools} className={styles.tools} />
      </div>
      <TabToolsPlace value={tools}>
        <Outlet />
      </TabToolsPlace>
    </div>
  );
};
