import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../../../kit/ui/navigation/stepper.tsx';

const START = 2;

/** The user can go back to a finished step; without `onStep` the steps are not buttons. */
export const StepperExample = () => {
  const { t } = useTranslation('showcase');
  const [current, setCurrent] = useState(START);
  const steps = [
    { id: 'company', label: t('data.step.company') },
    { id: 'plant', label: t('data.step.plant'), help: t('data.step.plantHelp') },
    { id: 'certificate', label: t('data.step.certificate') },
    { id: 'review', label: t('data.step.review') },
  ];
  return (
    <>
      <Stepper label={t('data.step.change')} steps={steps} current={current} onStep={setCurrent} />
      <Stepper label={t('data.step.finished')} steps={steps} current={steps.length} />
    </>
  );
};
