import type { LucideIcon } from 'lucide-react';
import { LinkButton } from '../ui/button/button.tsx';
import styles from './views.module.css';

type View = { key: string; label: string; to: string; icon?: LucideIcon };
type ViewsProps = { label: string; views: View[]; current: string };

/** Links to other views of the same list, joined to one row. */
export const Views = ({ label, views, current }: ViewsProps) => (
  <nav className={styles.views} aria-label={label}>
    {views.map(({ key, label: name, to, icon: Icon }) => (
      <LinkButton key={key} to={to} preventScrollReset aria-current={key === current ? 'page' : undefined}>
        {Icon && <Icon size={16} aria-hidden />}
        {name}
      </LinkButton>
    ))}
  </nav>
);
