import type { ImportState } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../../kit/ui/navigation/stepper.tsx';

const STEPS = ['file', 'columns', 'check', 'result'] as const;
const AT: Record<ImportState, number> = {
  reading: 0,
  failed: 0,
  columns: 1,
  checking: 2,
  checked: 2,
  cancelled: 2,
  applying: 3,
  done: 4,
  undoing: 3,
  undone: 4,
};

type ImportStepsProps = { state: ImportState; onStep?: (step: number) => void };

export const ImportSteps = ({ state, onStep }: ImportStepsProps) => {
  const { t } = useTranslation('import');
  const steps = STEPS.map((id) => ({ id, label: t(`step.${id}`) }));
  return <Stepper label={t('title')} steps={steps} current={AT[state]} {...(onStep && { onStep })} />;
};
