import { corporateNumber, gln, hasCorporateCheckDigit, hasGlnCheckDigit } from '@ieum/contract';
import { Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../company.module.css';
import type { CompanyFields } from './fields.ts';
import { CompanyText } from './text-input.tsx';

const NUMBER_LETTERS = 18;
const DUNS_LETTERS = 12;

/** Codes and numbers that identify the company to its partners. */
export const CodeInputs = () => {
  const { t } = useTranslation('company');
  return (
    <fieldset className={styles.group}>
      <legend>{t('group.codes')}</legend>
      <CompanyText name="industry" />
      <CompanyText name="industryCode" size={NUMBER_LETTERS} />
      <div>
        <CompanyText name="corporateNumber" inputMode="numeric" size={NUMBER_LETTERS} />
        <CheckDigitHint field="corporateNumber" schema={corporateNumber} isRight={hasCorporateCheckDigit} />
      </div>
      <CompanyText name="duns" inputMode="numeric" size={DUNS_LETTERS} />
      <div>
        <CompanyText name="gln" inputMode="numeric" size={NUMBER_LETTERS} />
        <CheckDigitHint field="gln" schema={gln} isRight={hasGlnCheckDigit} />
      </div>
    </fieldset>
  );
};

type CheckDigitHintProps = {
  field: 'corporateNumber' | 'gln';
  schema: typeof gln;
  isRight: (digits: string) => boolean;
};

/** Hints at a typing slip. A number with a wrong check digit is accepted all the same. */
const CheckDigitHint = ({ field, schema, isRight }: CheckDigitHintProps) => {
  const { t } = useTranslation('company');
  const typed = useWatch<CompanyFields, typeof field>({ name: field });
  const digits = schema.safeParse(typed).data ?? '';
  return (
    <p className={styles.hint} role="status">
      {digits !== '' && !isRight(digits) && (
        <>
          <Info size={16} aria-hidden />
          <span>{t(`checkDigit.${field}`)}</span>
        </>
      )}
    </p>
  );
};
