import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Menu } from './menu.tsx';

/** Menu of the actions that need no button of their own. */
export const MoreMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu
    placement="bottom end"
    trigger={
      <IconButton look="outlined" size="medium" label={label}>
        <Ellipsis size={16} aria-hidden />
      </IconButton>
    }
  >
    {children}
  </Menu>
);
