import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import styles from './floating.module.css';
import { useTopDialog } from './top-layer.ts';

const GAP = 4;

/** What opens beside something: a list, a menu, a calendar. Inside a dialog it must stand in the dialog. */
export const Floating = ({ className, ...rest }: Omit<PopoverProps, 'className'> & { className?: string }) => {
  const dialog = useTopDialog();
  return (
    <Popover
      offset={GAP}
      {...rest}
      {...(dialog && { UNSTABLE_portalContainer: dialog })}
      className={classNames(styles.floating, className)}
    />
  );
};
