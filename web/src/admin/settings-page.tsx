import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { TabLinks } from '../kit/ui/navigation/tab-links.tsx';
import { Page } from '../kit/ui/page/page.tsx';
import { SETTING_PARTS } from './settings-parts.ts';

/** Shows the settings of the whole portal, in parts with an address each. */
export const SettingsPage = () => {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const open = SETTING_PARTS.find((part) => pathname === operatorPaths.setting(part));
  const tabs = [
    { to: operatorPaths.settings(), label: t('settings.terms.title'), isEnd: true },
    ...SETTING_PARTS.map((part) => ({ to: operatorPaths.setting(part), label: t(`settings.${part}.title`) })),
  ];
  return (
    <Page title={t('nav.settings')} partTitle={open && t(`settings.${open}.title`)}>
      <TabLinks label={t('settings.parts')} tabs={tabs} />
      <Outlet />
    </Page>
  );
};
