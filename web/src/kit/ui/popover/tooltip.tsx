import { type ReactElement, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from '../class-names.ts';
import { useTopDialog } from '../dialog/top-layer.ts';
import styles from './tooltip.module.css';

const DELAY_MS = 300;

type TooltipProps = {
  text: string;
  /** One element that takes the focus: a button, a link. */
  children: ReactElement<Record<string, unknown>, string>;
};

/** Adds a short explanation. Phones do not show it, so it must not contain anything essential. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const dialog = useTopDialog();
  const trigger = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isFocused = () => document.activeElement === trigger.current;
  // Scrolling closes a tooltip, and focus scrolls its target into view. The scroll event arrives before the next frame,
  // so opening waits for that frame.
  const onOpenChange = (open: boolean) =>
    open && isFocused() ? requestAnimationFrame(() => setOpen(isFocused())) : setOpen(open);
  return (
    <TooltipTrigger delay={DELAY_MS} closeDelay={DELAY_MS} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Focusable ref={trigger}>{children}</Focusable>
      <AriaTooltip
        className={classNames(styles.tooltip)}
        offset={6}
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
};
