import { type RefObject, useEffect, useRef } from 'react';
import styles from './sign-up.module.css';

export type ShownStep = RefObject<string | undefined>;

type StepHeadingProps = { step: string; shown: ShownStep; title: string; lead?: string };

/** Takes the focus when the step changes, for keyboard and screen reader. */
export const StepHeading = ({ step, shown, title, lead }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isChange = shown.current !== undefined && shown.current !== step;
    shown.current = step;
    if (isChange) heading.current?.focus();
  }, [step, shown]);
  return (
    <div className={styles.heading}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p>{lead}</p>}
    </div>
  );
};
