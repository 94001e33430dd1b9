import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { useMedia } from '../ui/media.ts';
import { Menu, MenuItem, MenuSection } from '../ui/popover/menu.tsx';
import styles from './views.module.css';

type View = {
  key: string;
  label: string;
  to: string;
  icon?: LucideIcon | undefined;
  /** Number of rows in the view. */
  count?: string | undefined;
};
type ViewsProps = { label: string; views: View[]; current: string };

/** Links to other views of the same list, joined to one row. A phone has one button for them. */
export const Views = (props: ViewsProps) => {
  const isPhone = useMedia('phone');
  return isPhone ? <ViewMenu {...props} /> : <ViewLinks {...props} />;
};

const ViewLinks = ({ label, views, current }: ViewsProps) => (
  <nav className={styles.views} aria-label={label}>
    {views.map(({ key, to, ...view }) => (
      <Link key={key} to={to} preventScrollReset aria-current={key === current ? 'page' : undefined}>
        <Face {...view} />
      </Link>
    ))}
  </nav>
);

const ViewMenu = ({ label, views, current }: ViewsProps) => {
  const navigate = useNavigate();
  const open = views.find(({ key }) => key === current) ?? views[0];
  const go = (to: string) => void navigate(to, { preventScrollReset: true });
  if (!open) return null;
  return (
    <nav aria-label={label}>
      <Menu
        trigger={
          <Button>
            <Face label={open.label} icon={open.icon} count={open.count} />
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
      >
        <MenuSection title={label} selected={open.key || NO_KEY}>
          {views.map(({ key, label: name, count, to }) => (
            <MenuItem key={key} id={key || NO_KEY} label={count ? `${name} ${count}` : name} onAction={() => go(to)} />
          ))}
        </MenuSection>
      </Menu>
    </nav>
  );
};

/** A menu needs a key for each item, also for the view that has none. */
const NO_KEY = 'all';

const Face = ({ label, icon: Icon, count }: Pick<View, 'label' | 'icon' | 'count'>): ReactNode => (
  <>
    {Icon && <Icon size={16} aria-hidden />}
    {label}
    {count && <span className={styles.count}>{count}</span>}
  </>
);
