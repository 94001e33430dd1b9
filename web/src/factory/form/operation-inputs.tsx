import { CAPACITY_PERIODS } from '@ieum/contract';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup, FieldRow } from '../../kit/form/form-layout.tsx';
import { todayInKorea } from '../../kit/format/today.ts';
import { useUnitOptions } from '../unit-options.ts';
import { BoundCode } from './bound-code.tsx';
import { BoundDate, BoundNumber, BoundSelect, BoundText } from './bound-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';
import { ListInput } from './list-input.tsx';
import { ProcessInput } from './process-input.tsx';
import { StepPlace } from './section.tsx';

const COUNT_LETTERS = 9;
const SQUARE_METRES = 'm²';
const AREAS = ['siteArea', 'buildingArea', 'manufacturingArea'] as const;
const PARTS = ['female', 'migrant', 'temporary'] as const;

export const OperationInputs = () => {
  const { t } = useTranslation('factory');
  return (
    <>
      <StepPlace step="processes">
        <ProcessInput />
      </StepPlace>
      <StepPlace step="products">
        <ListInput name="products" help={t('help.products')} blank={{ name: '', hs: '' }}>
          {(row) => (
            <>
              <BoundText name={`products.${row}.name`} label={t('part.products.name')} isOptional={false} />
              <BoundCode name={`products.${row}.hs`} scheme="hs" label={t('part.products.hs')} help={t('help.hs')} />
            </>
          )}
        </ListInput>
      </StepPlace>
      <HeadcountInputs />
      <AreaInputs />
      <CapacityInputs />
    </>
  );
};

const HeadcountInputs = () => {
  const { t } = useTranslation('factory');
  const { formState, getValues, setValue } = useFormContext<FactoryFormFields>();
  const stored = formState.defaultValues?.headcount;
  const isDatedHere = useRef(false);
  const people = { unit: t('form.people'), min: 0, size: COUNT_LETTERS };
  /**
   * A new number is not as of the day on which the old one was counted. The user can still change the day, and the old
   * number has the old day.
   */
  const dateToday = () => {
    if (!stored?.on) return;
    const { total, on } = getValues('headcount');
    const isNew = total !== stored.total;
    const date = (day: string) => {
      isDatedHere.current = isNew;
      setValue('headcount.on', day, { shouldDirty: true });
    };
    if (isNew && on === stored.on) date(todayInKorea());
    if (!isNew && isDatedHere.current && on === todayInKorea()) date(stored.on);
  };
  return (
    <StepPlace step="headcount">
      <FieldGroup legend={t('label.headcount')}>
        <FieldRow>
          <BoundNumber name="headcount.total" label={t('part.headcount.total')} onChanged={dateToday} {...people} />
          <BoundDate name="headcount.on" label={t('part.headcount.on')} max={todayInKorea()} />
        </FieldRow>
        <StepPlace step="headcountParts">
          <FieldRow>
            {PARTS.map((part) => (
              <BoundNumber key={part} name={`headcount.${part}`} label={t(`part.headcount.${part}`)} {...people} />
            ))}
          </FieldRow>
        </StepPlace>
      </FieldGroup>
    </StepPlace>
  );
};

const AreaInputs = () => {
  const { t } = useTranslation('factory');
  return (
    <StepPlace step="areas">
      <FieldGroup legend={t('form.areas')}>
        <FieldRow>
          {AREAS.map((area) => (
            <BoundNumber key={area} name={area} label={t(`label.${area}`)} unit={SQUARE_METRES} min={0} />
          ))}
        </FieldRow>
        <FieldRow>
          <BoundNumber
            name="operatingDays"
            label={t('label.operatingDays')}
            unit={t('form.days')}
            min={0}
            max={366}
            size={COUNT_LETTERS}
          />
          <BoundNumber
            name="shifts"
            label={t('label.shifts')}
            unit={t('form.shifts')}
            min={0}
            max={6}
            size={COUNT_LETTERS}
          />
        </FieldRow>
      </FieldGroup>
    </StepPlace>
  );
};

const CapacityInputs = () => {
  const { t } = useTranslation('factory');
  const units = useUnitOptions()();
  const periods = CAPACITY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }));
  return (
    <StepPlace step="capacities">
      <ListInput
        name="capacities"
        help={t('help.capacities')}
        blank={{ product: '', quantity: null, unit: 'TNE', period: 'year' }}
      >
        {(row) => (
          <>
            <BoundText name={`capacities.${row}.product`} label={t('part.capacities.product')} />
            <FieldRow>
              <BoundNumber
                name={`capacities.${row}.quantity`}
                label={t('part.capacities.quantity')}
                isOptional={false}
                min={0}
              />
              <BoundSelect name={`capacities.${row}.unit`} label={t('part.capacities.unit')} options={units} />
              <BoundSelect name={`capacities.${row}.period`} label={t('part.capacities.period')} options={periods} />
            </FieldRow>
          </>
        )}
      </ListInput>
    </StepPlace>
  );
};
