import { dimensionOf, FLOW_WORDS_MAX, type FlowRow, type Unit } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUnitOptions } from '../../../factory/unit-options.ts';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { Pair } from '../../../kit/form/form-layout.tsx';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { SendDialog } from '../../../kit/ui/dialog/send-dialog.tsx';
import { flowQueries, useSaveFlowRows } from '../../flow.queries.ts';
import { useSmallForm } from '../../use-small-form.ts';
import { type End, entryOf, type FigureFields, fieldsOf, figureProblems, placeOf } from './figure-fields.ts';
import { LotInputs } from './lot-inputs.tsx';

const { Number: Amount, Select, Text, Area } = boundInputs<FigureFields>();
const REGION_MAX = 100;
const ROW = 'rows.0.';

type FigureDialogProps = { row: FlowRow; end: End; onClose: () => void };

/** Edits our figure of a row with all its details. */
export const FigureDialog = ({ row, end, onClose }: FigureDialogProps) => {
  const { t } = useTranslation('flow');
  const { tag } = useLanguage();
  const unitOptions = useUnitOptions();
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const save = useSaveFlowRows();
  const { form, refuse } = useSmallForm<FigureFields>(fieldsOf(row, end), figureProblems);
  const isFitting = (unit: Unit) => dimensionOf(unit) === dimensionOf(row.unit) || dimensionOf(unit) === 'mass';
  const own = end === 'shipped' ? row.from : row.to;
  const known = own?.id && !factories.some(({ id }) => id === own.id) ? [{ id: own.id, name: own.name }] : [];
  return (
    <SendDialog
      size="medium"
      title={t(`row.${row[`${end}Figure`] ? 'change' : 'enter'}.${end}`)}
      text={t('figure.text')}
      submit={t('figure.save')}
      isPending={save.isPending}
      form={form}
      send={(fields, how) => save.mutate({ rows: [entryOf(row, end, fields)] }, how)}
      done={t('figure.saved')}
      onError={(error) => refuse(error, (path) => placeOf(path.replace(ROW, '')))}
      onClose={onClose}
    >
      <Pair>
        <Amount name="quantity" label={t('figure.quantity')} min={0} />
        <Select name="unit" label={t('figure.unit')} options={unitOptions(isFitting)} />
      </Pair>
      <Select
        name="factoryId"
        label={t(`figure.factory.${end}`)}
        isOptional
        options={[
          { value: '', label: t('factory.unknown') },
          ...[...known, ...factories].map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <LotInputs />
      <Area name="documents" label={t('figure.documents')} help={t('figure.documentsHelp')} isOptional rows={2} />
      <Pair>
        <Select
          name="country"
          label={t('figure.country')}
          isOptional
          options={[{ value: '', label: t('figure.noCountry') }, ...countryOptions(tag)]}
        />
        <Text name="region" label={t('figure.region')} isOptional maxLength={REGION_MAX} />
      </Pair>
      <Amount name="recycledShare" label={t('figure.recycledShare')} isOptional min={0} max={100} unit="%" />
      <Area
        name="note"
        label={t('figure.note')}
        help={t('figure.noteHelp')}
        isOptional
        maxLength={FLOW_WORDS_MAX}
        rows={2}
      />
    </SendDialog>
  );
};
