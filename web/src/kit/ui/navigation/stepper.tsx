import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './stepper.module.css';

type Step = { id: string; label: string; help?: string };

type StepperProps = {
  label: string;
  steps: Step[];
  /** Index of the step in progress; those before it are done. A number past the last means that all are done. */
  current: number;
  /** If set, the user can go back to a finished step. */
  onStep?: (step: number) => void;
};

/** Shows the progress of a task that has several screens. */
export const Stepper = ({ label, steps, current, onStep }: StepperProps) => {
  const { t } = useTranslation('ui');
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        const words = { done: t('stepper.done'), current: t('stepper.current'), todo: t('stepper.todo') };
        const face = <StepFace step={step} number={index + 1} isDone={state === 'done'} word={words[state]} />;
        const canGoBack = state === 'done' && onStep !== undefined;
        return (
          <li
            key={step.id}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {canGoBack ? (
              <button type="button" className={styles.face} onClick={() => onStep(index)}>
                {face}
              </button>
            ) : (
              <span className={styles.face}>{face}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

type StepFaceProps = { step: Step; number: number; isDone: boolean; word: string };

const StepFace = ({ step: { label, help }, number, isDone, word }: StepFaceProps) => (
  <>
    <span className={styles.sign} aria-hidden>
      {isDone ? <Check size={16} strokeWidth={2.5} /> : number}
    </span>
    <span className={styles.text}>
      <span className={styles.label}>{label}</span>
      <span className="visually-hidden">{` (${word})`}</span>
      {help && <span className={styles.help}>{help}</span>}
    </span>
  </>
);

const stateOf = (index: number, current: number) => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'todo';
};
