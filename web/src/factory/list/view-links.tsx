import { MapPinned, Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../../kit/list/list-page.module.css';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { addressOf, type FactoryAddress } from './address.ts';

const VIEWS = [
  { view: 'table', Icon: Rows3 },
  { view: 'map', Icon: MapPinned },
] as const;

/** Switches between table and map with the same filters. */
export const ViewLinks = ({ list, view: current, map }: FactoryAddress) => {
  const { t } = useTranslation('factory');
  return (
    <nav className={styles.views} aria-label={t('list.view')}>
      {VIEWS.map(({ view, Icon }) => (
        <LinkButton
          key={view}
          to={addressOf({ list: { ...list, page: 1 }, view, map })}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
        >
          <Icon size={16} aria-hidden />
          {t(`list.${view}`)}
        </LinkButton>
      ))}
    </nav>
  );
};
