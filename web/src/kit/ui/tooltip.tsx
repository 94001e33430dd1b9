import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from './class-names.ts';
import styles from './tooltip.module.css';
import { useTopDialog } from './top-layer.ts';

const DELAY_MS = 300;

type TooltipProps = {
  text: string;
  /** One thing that takes the focus: a button, a link. */
  children: ReactElement<Record<string, unknown>, string>;
};

/** A word more about something. Nobody on a phone sees it, so it never says what one must know. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const dialog = useTopDialog();
  return (
    <TooltipTrigger delay={DELAY_MS} closeDelay={DELAY_MS}>
      <Focusable>{children}</Focusable>
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
