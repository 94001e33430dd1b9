import { CAPACITY_PERIODS, type LinkSide } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../../factory/form/factory-form.module.css';
import { Pair } from '../../factory/form/form-section.tsx';
import { useUnitOptions } from '../../factory/unit-options.ts';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { Checkbox } from '../../kit/ui/checkbox.tsx';
import { productQueries } from '../products/product.queries.ts';
import { linkQueries } from './link.queries.ts';
import type { FigureFields } from './link-form-fields.ts';

type WithFigures = { figures: FigureFields };
const { Select, Number: Figure, Date: Day } = boundInputs<WithFigures>();

const SHARE_LETTERS = 8;

/** Shares, volume and validity, which both sides have to agree on, and what one says alone. */
export const FiguresInputs = ({ side, productId }: { side: LinkSide; productId: string | undefined }) => {
  const { t } = useTranslation('link');
  const units = useUnitOptions()();
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
      <div className={styles.numbers}>
        <Figure name="figures.quantity" label={t('label.volume')} isOptional min={0} />
        <Select name="figures.unit" label={t('label.unit')} options={units} />
        <Select name="figures.period" label={t('label.period')} options={periods} />
      </div>
      <Pair>
        <Day name="figures.validFrom" label={t('label.validFrom')} help={t('help.validFrom')} isOptional />
        <Day name="figures.validTo" label={t('label.validTo')} help={t('help.validTo')} isOptional />
      </Pair>
      {side === 'buyer' && productId && <LineInput productId={productId} />}
      <FactoriesInput />
    </>
  );
};

/** Which line of the bill it feeds; the supplier never sees it. */
const LineInput = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('link');
  const { data } = useQuery({ ...productQueries.one(productId), throwOnError: false });
  const inputId = useWatch<WithFigures, 'figures.inputId'>({ name: 'figures.inputId' });
  const lines = data?.inputs ?? [];
  if (lines.length === 0) return null;
  const options = [{ value: '', label: t('line.none') }, ...lines.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Pair>
      <Select name="figures.inputId" label={t('label.inputId')} help={t('help.inputId')} isOptional options={options} />
      {inputId !== '' && (
        <Figure
          name="figures.inputShare"
          label={t('label.inputShare')}
          help={t('help.inputShare')}
          isOptional
          min={0}
          unit="%"
          size={SHARE_LETTERS}
        />
      )}
    </Pair>
  );
};

const FactoriesInput = () => {
  const { t } = useTranslation('link');
  const { control } = useFormContext<WithFigures>();
  const { field } = useController({ control, name: 'figures.factoryIds' });
  const { data } = useQuery(linkQueries.ownFactories());
  if (!data || data.rows.length === 0) return null;
  const turn = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter((one) => one !== id));
  return (
    <fieldset className={styles.group}>
      <legend>{t('label.factories')}</legend>
      <p className={styles.help}>{t('help.factories')}</p>
      <div className={styles.ticks}>
        {data.rows.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={field.value.includes(id)}
            onChange={(event) => turn(id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
};
