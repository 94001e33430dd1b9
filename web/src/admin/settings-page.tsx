import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Page } from '../kit/ui/page/page.tsx';
import { SETTING_PARTS } from './settings-parts.ts';

/** Shows the settings of the whole portal, in parts with an address each. */
export const SettingsPage = () => {
  const { t } = useTranslation('admin');
  const tabs = [
    { to: operatorPaths.settings(), label: t('settings.terms.title'), isEnd: true },
    ...SETTING_PARTS.map((part) => ({ to: operatorPaths.setting(part), label: t(`settings.${part}.title`) })),
  ];
  return (
    <Page title={t('nav.settings')} tabs={tabs}>
      <Outlet />
    </Page>
  );
};
