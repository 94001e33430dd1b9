import { EXEMPTIONS, FACTORY_CODE_MAX, FACTORY_NAME_MAX, SITE_TYPES } from '@ieum/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { Pair } from '../../kit/form/form-layout.tsx';
import { todayInKorea } from '../../kit/format/today.ts';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { BoundDate, BoundSelect, BoundText, Changeable } from './bound-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';
import { StepPlace } from './section.tsx';

const CODE_LETTERS = 20;
const DESCRIPTION_MAX = 1_000;

/** Asks for the local name and the English name, side by side. */
export const NameInputs = () => {
  const { t } = useTranslation('factory');
  return (
    <Pair>
      <StepPlace step="name">
        <BoundText
          name="name"
          label={t('label.name')}
          help={t('help.name')}
          isOptional={false}
          maxLength={FACTORY_NAME_MAX}
        />
      </StepPlace>
      <StepPlace step="nameEnglish">
        <BoundText
          name="nameEnglish"
          label={t('label.nameEnglish')}
          help={t('help.nameEnglish')}
          maxLength={FACTORY_NAME_MAX}
          lang="en"
        />
      </StepPlace>
    </Pair>
  );
};

export const IdentityInputs = () => {
  const { t } = useTranslation('factory');
  const message = useFieldMessage();
  const { register, formState } = useFormContext<FactoryFormFields>();
  const types = SITE_TYPES.map((value) => ({ value, label: t(`siteType.${value}`) }));
  return (
    <>
      <Pair>
        <BoundSelect name="siteType" label={t('label.siteType')} options={types} />
        <BoundText
          name="code"
          label={t('label.code')}
          help={t('help.code')}
          maxLength={FACTORY_CODE_MAX}
          size={CODE_LETTERS}
        />
      </Pair>
      <Pair>
        <BoundDate name="openedOn" label={t('label.openedOn')} max={todayInKorea()} />
        <BoundDate name="closedOn" label={t('label.closedOn')} help={t('help.closedOn')} />
      </Pair>
      <RegistrationInputs />
      <Changeable name="description">
        <TextArea
          label={t('label.description')}
          help={t('help.description')}
          isOptional
          maxLength={DESCRIPTION_MAX}
          rows={4}
          error={message(formState.errors.description?.message)}
          {...register('description')}
        />
      </Changeable>
    </>
  );
};

/** Shown only for Korea, which registers factories. */
const RegistrationInputs = () => {
  const { t } = useTranslation('factory');
  const country = useWatch<FactoryFormFields, 'country'>({ name: 'country' });
  if (country !== 'KR') return null;
  const none = { value: '', label: t('exemption.none') };
  const exemptions = [none, ...EXEMPTIONS.map((value) => ({ value, label: t(`exemption.${value}`) }))];
  return (
    <StepPlace step="registration">
      <Pair>
        <BoundText
          name="registrationNumber"
          label={t('label.registrationNumber')}
          help={t('help.registrationNumber')}
          inputMode="numeric"
        />
        <BoundSelect
          name="registrationExemption"
          label={t('label.registrationExemption')}
          help={t('help.registrationExemption')}
          isOptional
          options={exemptions}
        />
      </Pair>
    </StepPlace>
  );
};
