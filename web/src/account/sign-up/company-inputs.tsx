import { BUSINESS_NUMBER_DIGITS, hasCheckDigit } from '@ieum/contract';
import { Info } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { looksLikePdf } from '../../kit/form/pdf-header.ts';
import { DigitBoxes } from '../../kit/ui/digit-boxes/digit-boxes.tsx';
import { CertificateInput } from './certificate-input.tsx';
import type { SignUpValues } from './form-fields.ts';
import { NOT_PDF, type Refusal } from './refusals.ts';
import styles from './sign-up.module.css';

const GROUPS = [3, 2, 5];

export const CompanyInputs = ({ onRefuse }: { onRefuse: (refused: Refusal[]) => void }) => {
  const { t } = useTranslation('signup');
  const message = useFieldMessage();
  const { control, trigger, formState } = useFormContext<SignUpValues>();
  const { business_number, businessCertificate } = formState.errors;
  const look = async (file: File | undefined) => {
    // Checks at once, touched or not, to remove the error of the previous file.
    await trigger('businessCertificate');
    if (file && !(await looksLikePdf(file))) onRefuse([{ field: 'businessCertificate', message: NOT_PDF }]);
  };

  return (
    <>
      <Controller
        control={control}
        name="business_number"
        render={({ field }) => (
          <div className={styles.number}>
            <DigitBoxes
              label={t('businessNumber')}
              help={t('businessNumberHelp')}
              error={message(business_number?.message)}
              groups={GROUPS}
              {...field}
            />
            <CheckDigitHint number={field.value} />
          </div>
        )}
      />
      <Controller
        control={control}
        name="businessCertificate"
        render={({ field }) => (
          <CertificateInput
            label={t('certificate')}
            error={message(businessCertificate?.message)}
            field={field}
            onChosen={look}
          />
        )}
      />
    </>
  );
};

/** Hints at a typing slip. A number with a wrong check digit is accepted all the same (S5.5). */
const CheckDigitHint = ({ number }: { number: string }) => {
  const { t } = useTranslation('signup');
  const isComplete = number.replaceAll(' ', '').length === BUSINESS_NUMBER_DIGITS;
  return (
    <p className={styles.hint} role="status">
      {isComplete && !hasCheckDigit(number) && (
        <>
          <Info size={16} aria-hidden />
          <span>{t('checkDigit')}</span>
        </>
      )}
    </p>
  );
};
