import { FAMILIES, PART_NUMBER_MAX, PRODUCT_KINDS, PRODUCT_NAME_MAX, proposedGoods } from '@ieum/contract';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUnitOptions } from '../../../factory/unit-options.ts';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { FormSection, Pair } from '../../../kit/form/form-layout.tsx';
import { useMaterialWords } from '../../materials/material-words.ts';
import { MaterialsInput } from '../../materials/materials-input.tsx';
import { BillInput } from './bill-input.tsx';
import type { ProductFormFields } from './fields.ts';
import { HsInput } from './hs-input.tsx';

const { Text, Select, Number: Figure, Tick, Area } = boundInputs<ProductFormFields>();

const PART_LETTERS = 24;
const DESCRIPTION_MAX = 1_000;
const SECTIONS = ['identity', 'measure', 'bill'] as const;

export const ProductInputs = () => {
  const { t } = useTranslation('product');
  const parts: Record<(typeof SECTIONS)[number], ReactNode> = {
    identity: <IdentityInputs />,
    measure: <MeasureInputs />,
    bill: <BillInput />,
  };
  return SECTIONS.map((section) => (
    <FormSection key={section} title={t(`section.${section}.title`)} lead={t(`section.${section}.lead`)}>
      {parts[section]}
    </FormSection>
  ));
};

const IdentityInputs = () => {
  const { t } = useTranslation('product');
  const kinds = PRODUCT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <>
      <Pair>
        <Text name="name" label={t('label.name')} help={t('help.name')} maxLength={PRODUCT_NAME_MAX} />
        <Text
          name="nameEnglish"
          label={t('label.nameEnglish')}
          help={t('help.nameEnglish')}
          isOptional
          maxLength={PRODUCT_NAME_MAX}
          lang="en"
        />
      </Pair>
      <Pair>
        <Select name="kind" label={t('label.kind')} help={t('help.kind')} options={kinds} />
        <Text
          name="partNumber"
          label={t('label.partNumber')}
          help={t('help.partNumber')}
          isOptional
          maxLength={PART_NUMBER_MAX}
          size={PART_LETTERS}
        />
      </Pair>
      <Area
        name="description"
        label={t('label.description')}
        help={t('help.description')}
        isOptional
        maxLength={DESCRIPTION_MAX}
        rows={3}
      />
    </>
  );
};

const MeasureInputs = () => {
  const { t } = useTranslation('product');
  const kind = useWatch<ProductFormFields, 'kind'>({ name: 'kind' });
  const units = useUnitOptions()();
  const { familyOf } = useMaterialWords();
  const [name, nameEnglish, hs] = useWatch<ProductFormFields, ['name', 'nameEnglish', 'hs']>({
    name: ['name', 'nameEnglish', 'hs'],
  });
  const families = FAMILIES.map((value) => ({ value, label: familyOf(value) || t('noFamily') }));
  return (
    <>
      {kind !== 'service' && <HsInput name="hs" label={t('label.hs')} />}
      <Pair>
        <Select name="unit" label={t('label.unit')} help={t('help.unit')} options={units} />
        <Figure name="kgPerUnit" label={t('label.kgPerUnit')} help={t('help.kgPerUnit')} isOptional min={0} unit="kg" />
      </Pair>
      {kind !== 'service' && (
        <>
          <MaterialsInput
            name="materials"
            label={t('label.materials')}
            help={t('help.materials')}
            suggested={proposedGoods({ hs: hs.replace(/\D/g, ''), names: [name, nameEnglish] }).materials}
          />
          <Select name="family" label={t('label.family')} help={t('help.family')} isOptional options={families} />
        </>
      )}
      <Tick name="isOrigin" label={t('label.isOrigin')} help={t('help.isOrigin')} />
    </>
  );
};
