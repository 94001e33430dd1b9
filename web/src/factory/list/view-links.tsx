import { MapPinned, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Views } from '../../kit/list/views.tsx';
import { addressOf, type FactoryAddress } from './address.ts';

const VIEWS = [
  { view: 'table', icon: Rows3 },
  { view: 'map', icon: MapPinned },
] as const;

/** Switches between table and map with the same filters. */
export const ViewLinks = ({ list, view: current, map }: FactoryAddress) => {
  const { t } = useTranslation('factory');
  return (
    <Views
      label={t('list.view')}
      current={current}
      views={VIEWS.map(({ view, icon }) => ({
        key: view,
        label: t(`list.${view}`),
        icon,
        to: addressOf({ list: { ...list, page: 1 }, view, map }),
      }))}
    />
  );
};
