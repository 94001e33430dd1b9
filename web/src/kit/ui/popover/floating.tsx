import { useContext, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { useTopDialog } from '../dialog/top-layer.ts';
import styles from './floating.module.css';

const GAP = 4;

/** Opens beside its trigger: a list, a menu, a calendar. Inside a dialog it must be drawn in the dialog. */
export const Floating = ({ className, ...rest }: Omit<PopoverProps, 'className'> & { className?: string }) => {
  const dialog = useDialogOfOpening(rest.isOpen);
  return (
    <Popover
      offset={GAP}
      {...rest}
      {...(dialog && { UNSTABLE_portalContainer: dialog })}
      className={classNames(styles.floating, className)}
    />
  );
};

/**
 * Returns the dialog that was on top at opening. A menu that opens a dialog closes in its old place: moved into the new
 * dialog while it closes, it would never disappear.
 */
const useDialogOfOpening = (isOpen: boolean | undefined) => {
  const top = useTopDialog();
  const state = useContext(OverlayTriggerStateContext);
  const place = useRef(top);
  const isGoing = (isOpen ?? state?.isOpen) === false;
  if (!isGoing) place.current = top;
  return place.current;
};
