import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import styles from './inputs.module.css';

export const RadioGroupExample = () => {
  const { t } = useTranslation('showcase');
  const answers = [
    { value: 'yes', label: t('inputs.radio.yes') },
    { value: 'no', label: t('inputs.radio.no') },
  ];
  const shifts = [
    { value: 'day', label: t('inputs.radio.day'), help: t('inputs.radio.dayHelp') },
    { value: 'two', label: t('inputs.radio.two') },
    { value: 'always', label: t('inputs.radio.always'), isDisabled: true },
  ];
  return (
    <div className={styles.stack}>
      <RadioGroup
        label={t('inputs.radio.shift')}
        help={t('inputs.radio.shiftHelp')}
        options={shifts}
        defaultValue="day"
      />
      <RadioGroup label={t('inputs.radio.export')} options={answers} isRow isOptional />
      <RadioGroup
        label={t('inputs.radio.certified')}
        options={answers}
        error={t('inputs.radio.certifiedError')}
        isRow
      />
      <RadioGroup label={t('inputs.radio.disabled')} options={answers} defaultValue="yes" isRow disabled />
    </div>
  );
};
