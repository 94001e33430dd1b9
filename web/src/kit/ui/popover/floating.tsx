import { useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { useTopDialog } from '../dialog/top-layer.ts';
import styles from './floating.module.css';

const GAP = 4;

/** What opens beside something: a list, a menu, a calendar. Inside a dialog it must stand in the dialog. */
export const Floating = ({ className, ...rest }: Omit<PopoverProps, 'className'> & { className?: string }) => {
  const dialog = useDialogOfOpening();
  return (
    <Popover
      offset={GAP}
      {...rest}
      {...(dialog && { UNSTABLE_portalContainer: dialog })}
      className={classNames(styles.floating, className)}
    />
  );
};

/** What opens a dialog goes where it stood: moved into the new one on its way out, it would never be gone. */
const useDialogOfOpening = () => {
  const top = useTopDialog();
  const state = useContext(OverlayTriggerStateContext);
  const place = useRef(top);
  const isGoing = state !== null && !state.isOpen;
  if (!isGoing) place.current = top;
  return place.current;
};
