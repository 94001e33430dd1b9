import { gln, hasGlnCheckDigit, hasOsIdCheck, KSIC_REVISIONS } from '@ieum/contract';
import { Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldHint, FieldRow } from '../../kit/form/form-layout.tsx';
import { BoundCode } from './bound-code.tsx';
import { BoundSelect, BoundText } from './bound-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';
import { ListInput } from './list-input.tsx';
import { StepPlace } from './section.tsx';

const NUMBER_LETTERS = 18;
const OS_ID = /^[A-Z]{2}\d{7}[A-Z0-9]{6}$/;

/** Codes and numbers that identify the factory to its partners. */
export const CodeInputs = () => {
  const { t } = useTranslation('factory');
  const revisions = [
    { value: '', label: t('form.choose') },
    ...KSIC_REVISIONS.map((value) => ({ value, label: t(`ksicRevision.${value}`) })),
  ];
  return (
    <>
      <StepPlace step="industry">
        <FieldRow>
          <KsicInput />
          <BoundSelect
            name="ksicRevision"
            label={t('label.ksicRevision')}
            help={t('help.ksicRevision')}
            isOptional
            options={revisions}
          />
          <BoundCode name="isic" scheme="isic" label={t('label.isic')} help={t('help.isic')} />
        </FieldRow>
      </StepPlace>
      <StepPlace step="identifier">
        <BoundText name="gln" label={t('label.gln')} help={t('help.gln')} inputMode="numeric" size={NUMBER_LETTERS} />
        <CheckHint field="gln" />
      </StepPlace>
      <div>
        <BoundText name="osId" label={t('label.osId')} help={t('help.osId')} size={NUMBER_LETTERS} />
        <CheckHint field="osId" />
      </div>
      <ListInput name="customerCodes" help={t('help.customerCodes')} blank={{ customer: '', code: '' }}>
        {(row) => (
          <>
            <BoundText
              name={`customerCodes.${row}.customer`}
              label={t('part.customerCodes.customer')}
              isOptional={false}
            />
            <BoundText name={`customerCodes.${row}.code`} label={t('part.customerCodes.code')} isOptional={false} />
          </>
        )}
      </ListInput>
    </>
  );
};

/** Sets the revision from the list that the code was chosen from. */
const KsicInput = () => {
  const { t } = useTranslation('factory');
  const { setValue } = useFormContext<FactoryFormFields>();
  const revision = useWatch<FactoryFormFields, 'ksicRevision'>({ name: 'ksicRevision' });
  const take = (of: string) => {
    const known = KSIC_REVISIONS.find((item) => item === of);
    if (known) setValue('ksicRevision', known, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <BoundCode
      name="ksic"
      scheme="ksic"
      label={t('label.ksic')}
      help={t('help.ksic')}
      revision={revision || undefined}
      onRevision={take}
    />
  );
};

const CHECKS = {
  gln: (typed: string) => {
    const digits = gln.safeParse(typed).data ?? '';
    return digits === '' || hasGlnCheckDigit(digits);
  },
  osId: (typed: string) => {
    const written = typed.replace(/\s/g, '').toUpperCase();
    return !OS_ID.test(written) || hasOsIdCheck(written);
  },
};

/** Hints at a typing slip. A number with a wrong check digit is accepted all the same. */
const CheckHint = ({ field }: { field: keyof typeof CHECKS }) => {
  const { t } = useTranslation('factory');
  const typed = useWatch<FactoryFormFields, typeof field>({ name: field });
  return (
    <FieldHint role="status">
      {!CHECKS[field](typed) && (
        <>
          <Info size={16} aria-hidden />
          <span>{t(`checkDigit.${field}`)}</span>
        </>
      )}
    </FieldHint>
  );
};
