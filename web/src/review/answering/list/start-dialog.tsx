import { DECLARATION_KINDS, type DeclarationKind, spanOf } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { flowQueries } from '../../../flow/flow.queries.ts';
import { yearTo } from '../../../flow/period-select.tsx';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { Pair } from '../../../kit/form/form-layout.tsx';
import { todayInKorea } from '../../../kit/format/today.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import { useStartDeclaration } from '../../record/declaration.queries.ts';
import { BoundPeriod } from '../../record/form/bound-period.tsx';
import { useFormChoices } from '../../record/form/use-form-choices.ts';
import { useReviewWords } from '../../review-words.ts';

type Fields = { kind: DeclarationKind; factoryId: string; productId: string; from: string; to: string; form: string };
const { Select } = boundInputs<Fields>();

const NEEDED = { factory: 'factoryId', supply_map: 'productId', questionnaire: 'form' } as const;

const problems = (fields: Fields): FieldProblem[] => {
  if (fields.kind !== 'flows')
    return fields[NEEDED[fields.kind]] === '' ? [[NEEDED[fields.kind], 'form.required']] : [];
  return spanOf(fields.from).from > spanOf(fields.to).to ? [['to', 'declaration:problem.reversed']] : [];
};

const inputOf = ({ kind, factoryId, productId, from, to, form }: Fields) => ({
  kind,
  ...(kind === 'factory' && { factoryId }),
  ...(kind === 'supply_map' && { productId }),
  ...(kind === 'flows' && { from, to }),
  ...(kind === 'questionnaire' && { form }),
});

/** Starts a declaration that no company has requested. The operator reviews it. */
export const StartDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('declaration');
  const navigate = useNavigate();
  const start = useStartDeclaration();
  const form = useCheckedForm<Fields>(
    { kind: 'factory', factoryId: '', productId: '', form: '', ...yearTo(todayInKorea()) },
    problems,
  );
  const submit = form.handleSubmit((fields) =>
    start.mutate(inputOf(fields), { onSuccess: ({ id }) => navigate(reviewPaths.draft(id, 'next')) }),
  );
  return (
    <FormDialog
      size="medium"
      title={t('start.title')}
      text={t('start.text')}
      submit={t('start.begin')}
      isPending={start.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <KindChoice />
        <Subject />
      </FormProvider>
    </FormDialog>
  );
};

const KindChoice = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { control } = useFormContext<Fields>();
  const { field } = useController({ control, name: 'kind' });
  return (
    <RadioGroup
      {...field}
      label={t('label.kind')}
      options={DECLARATION_KINDS.map((value) => ({ value, label: words.kind(value), help: t(`kindHelp.${value}`) }))}
    />
  );
};

const Subject = () => {
  const { t } = useTranslation('declaration');
  const kind = useWatch<Fields, 'kind'>({ name: 'kind' });
  const factories = useQuery(flowQueries.ownFactories()).data ?? [];
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const forms = useFormChoices();
  useOnlyChoice('factoryId', factories);
  useOnlyChoice('productId', products);
  const chooseOf = (things: { id: string; name: string }[]) => [
    { value: '', label: t('form.choose') },
    ...things.map(({ id, name }) => ({ value: id, label: name })),
  ];
  switch (kind) {
    case 'factory':
      return <Select key={kind} name="factoryId" label={t('subject.factory.label')} options={chooseOf(factories)} />;
    case 'supply_map':
      return <Select key={kind} name="productId" label={t('subject.supply_map.label')} options={chooseOf(products)} />;
    case 'questionnaire':
      return <Select key={kind} name="form" label={t('label.form')} options={chooseOf(forms)} />;
    default:
      return (
        <Pair key={kind}>
          <BoundPeriod name="from" label={t('subject.flows.from')} />
          <BoundPeriod name="to" label={t('subject.flows.to')} />
        </Pair>
      );
  }
};

/** Chooses a thing that is the only one. */
const useOnlyChoice = (name: 'factoryId' | 'productId', things: { id: string }[]) => {
  const { setValue } = useFormContext<Fields>();
  const only = things.length === 1 ? things[0]?.id : undefined;
  useEffect(() => {
    if (only) setValue(name, only);
  }, [setValue, name, only]);
};
