import { CAPACITY_PERIODS, type LinkSide } from '@ieum/contract';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { factoryQueries } from '../../../factory/factory.queries.ts';
import { FactoriesPicker } from '../../../factory/list/factories-picker.tsx';
import { useUnitOptions } from '../../../factory/unit-options.ts';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { FieldRow, Pair } from '../../../kit/form/form-layout.tsx';
import { productQueries } from '../../products/product.queries.ts';
import type { FigureFields } from './fields.ts';

type WithFigures = { figures: FigureFields };
const { Select, Number: Figure, Date: Day } = boundInputs<WithFigures>();

const SHARE_LETTERS = 8;
const NOTHING = '–';

/** Inputs for the shares, volume and validity, which both sides agree on, and for what only we state. */
export const FiguresInputs = ({ side, productId }: { side: LinkSide; productId: string | undefined }) => {
  const { t } = useTranslation('link');
  const units = useUnitOptions()();
  const quantity = useWatch<WithFigures, 'figures.quantity'>({ name: 'figures.quantity' });
  // Unit and period mean nothing without a volume.
  const isUnitOptional = quantity === null;
  const periods = CAPACITY_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }));
  return (
    <>
      <Figure
        name="figures.spendShare"
        label={t('label.spendShare')}
        help={t(`help.spendShare.${side}`)}
        isOptional
        min={0}
        unit="%"
        size={SHARE_LETTERS}
      />
      <FieldRow>
        <Figure name="figures.quantity" label={t('label.volume')} isOptional min={0} />
        <Select name="figures.unit" label={t('label.unit')} isOptional={isUnitOptional} options={units} />
        <Select name="figures.period" label={t('label.period')} isOptional={isUnitOptional} options={periods} />
      </FieldRow>
      <Pair>
        <Day name="figures.validFrom" label={t('label.validFrom')} help={t('help.validFrom')} isOptional />
        <Day name="figures.validTo" label={t('label.validTo')} help={t('help.validTo')} isOptional />
      </Pair>
      {side === 'buyer' && productId && <LineInput productId={productId} />}
      <FactoriesInput />
    </>
  );
};

/**
 * Chooses the bill line that the link supplies, if the product has any, and the share of that input. The supplier never
 * sees them.
 */
export const LineInput = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('link');
  const { data } = useQuery({ ...productQueries.one(productId), throwOnError: false });
  const lines = data?.inputs ?? [];
  const options = [{ value: '', label: t('line.none') }, ...lines.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Pair>
      {lines.length > 0 && (
        <Select
          name="figures.inputId"
          label={t('label.inputId')}
          help={t('help.inputId')}
          isOptional
          options={options}
        />
      )}
      <Figure
        name="figures.inputShare"
        label={t('label.inputShare')}
        help={t('help.inputShare')}
        isOptional
        min={0}
        unit="%"
        size={SHARE_LETTERS}
      />
    </Pair>
  );
};

/** Chooses the own factories that the link runs through. The search finds all of them. */
const FactoriesInput = () => {
  const { t } = useTranslation('link');
  const message = useFieldMessage();
  const client = useQueryClient();
  const { control } = useFormContext<WithFigures>();
  const { field, fieldState } = useController({ control, name: 'figures.factoryIds' });
  const { data } = useQuery(factoryQueries.found(''));
  const names = useQueries({ queries: field.value.map((id) => factoryQueries.named(id)) });
  const chosen = field.value.map((id, at) => ({ id, name: names[at]?.data?.name ?? NOTHING }));
  if (chosen.length === 0 && (data?.rows ?? []).length === 0) return null;
  return (
    <FactoriesPicker
      ref={field.ref}
      label={t('label.factories')}
      help={t('help.factories')}
      error={message(fieldState.error?.message)}
      placeholder={t('addFactory')}
      removeLabel={(name) => t('removeFactory', { name })}
      chosen={chosen}
      onChange={(now) => {
        for (const site of now)
          if (!field.value.includes(site.id)) client.setQueryData(factoryQueries.named(site.id).queryKey, site);
        field.onChange(now.map(({ id }) => id));
      }}
    />
  );
};
