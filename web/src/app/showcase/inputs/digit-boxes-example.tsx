import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DigitBoxes } from '../../../kit/ui/digit-boxes/digit-boxes.tsx';
import styles from './inputs.module.css';

const BUSINESS_NUMBER = [3, 2, 5];
const CODE = [6];

export const DigitBoxesExample = () => {
  const { t } = useTranslation('showcase');
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('123 567');
  return (
    <div className={styles.stack}>
      <DigitBoxes
        label={t('inputs.digits.number')}
        help={t('inputs.digits.numberHelp')}
        groups={BUSINESS_NUMBER}
        value={number}
        onChange={setNumber}
      />
      <DigitBoxes
        label={t('inputs.digits.code')}
        groups={CODE}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
      />
      <DigitBoxes
        label={t('inputs.digits.wrong')}
        error={t('inputs.digits.wrongError')}
        groups={BUSINESS_NUMBER}
        value={wrong}
        onChange={setWrong}
      />
      <DigitBoxes
        label={t('inputs.digits.disabled')}
        groups={BUSINESS_NUMBER}
        value="1234567890"
        onChange={setNumber}
        disabled
      />
    </div>
  );
};
