import {
  DECLARATION_KINDS,
  dayAfter,
  MESSAGE_MAX,
  PURPOSE_MAX,
  type ReviewRequest,
  type ReviewSeries,
  VALIDITY_MONTHS_MAX,
} from '@ieum/contract';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { FormSection, Pair } from '../../kit/form/form-layout.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { BoundPeriod } from '../record/form/bound-period.tsx';
import { useReviewWords } from '../review-words.ts';
import styles from './ask.module.css';
import { type AskFields, quarterEnd } from './ask-fields.ts';
import { FormInput } from './form-input.tsx';
import { RecipientInput } from './recipient-input.tsx';
import { PlanInput } from './series/plan-input.tsx';

const { Area, Number: Months, Tick, Date: Day } = boundInputs<AskFields>();

type AskSectionsProps = {
  passedOn: ReviewRequest | undefined;
  companyId: string;
  today: string;
  /** The recurring request that is changed. What it asks for stays. */
  series?: ReviewSeries;
};

export const AskSections = ({ passedOn, companyId, today, series }: AskSectionsProps) => {
  const { t } = useTranslation('declaration');
  const every = useWatch<AskFields, 'every'>({ name: 'every' });
  return (
    <>
      {!series && (
        <FormSection title={t('ask.section.what')}>{passedOn ? <PassedOn request={passedOn} /> : <What />}</FormSection>
      )}
      <FormSection title={t('ask.section.whom')}>
        <RecipientInput companyId={companyId} />
      </FormSection>
      {!passedOn && (
        <FormSection title={t('ask.section.often')}>
          <PlanInput today={today} series={series} />
        </FormSection>
      )}
      <FormSection title={t('ask.section.how')}>
        <Area name="purpose" label={t('label.purpose')} help={t('ask.purposeHelp')} maxLength={PURPOSE_MAX} rows={2} />
        {!every && <DueInput today={today} />}
        <Area
          name="message"
          label={t('label.message')}
          help={t('ask.messageHelp')}
          isOptional
          maxLength={MESSAGE_MAX}
          rows={4}
        />
      </FormSection>
      <FormSection title={t('ask.section.review')}>
        <Months
          name="validityMonths"
          label={t('label.validity')}
          help={t('ask.validityHelp')}
          min={1}
          max={VALIDITY_MONTHS_MAX}
          unit={t('monthsUnit')}
        />
        <Tick name="needsTwo" label={t('ask.needsTwo')} help={t('ask.needsTwoHelp')} />
      </FormSection>
    </>
  );
};

const What = () => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { control } = useFormContext<AskFields>();
  const { field } = useController({ control, name: 'kind' });
  const kind = useWatch<AskFields, 'kind'>({ name: 'kind' });
  const every = useWatch<AskFields, 'every'>({ name: 'every' });
  return (
    <>
      <RadioGroup
        {...field}
        label={t('label.kind')}
        options={DECLARATION_KINDS.map((value) => ({ value, label: words.kind(value), help: t(`kindHelp.${value}`) }))}
      />
      {kind === 'questionnaire' && <FormInput />}
      {kind === 'flows' && !every && (
        <Pair>
          <BoundPeriod name="from" label={t('subject.flows.from')} />
          <BoundPeriod name="to" label={t('subject.flows.to')} />
        </Pair>
      )}
    </>
  );
};

/** Shows the subject of the request that is passed on. Nothing else of that request is sent. */
const PassedOn = ({ request }: { request: ReviewRequest }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const what = words.subject({ ...request.subject, name: '' });
  return (
    <>
      <DefinitionList
        items={[
          { label: t('label.kind'), value: words.kind(request.kind) },
          ...(what ? [{ label: t('label.what'), value: what }] : []),
        ]}
      />
      <Note>{t('forward.nothing')}</Note>
    </>
  );
};

const DueInput = ({ today }: { today: string }) => {
  const { t } = useTranslation('declaration');
  const { setValue } = useFormContext<AskFields>();
  const choices = [
    { name: 'twoWeeks', day: dayAfter(today, 14) },
    { name: 'month', day: dayAfter(today, 30) },
    { name: 'twoMonths', day: dayAfter(today, 60) },
    { name: 'quarter', day: quarterEnd(today) },
  ] as const;
  return (
    <div className={styles.due}>
      <Day name="dueOn" label={t('label.dueOn')} min={today} />
      <fieldset className={styles.quick} aria-label={t('ask.quick.label')}>
        {choices.map(({ name, day }) => (
          <Button
            key={name}
            size="small"
            onClick={() => setValue('dueOn', day, { shouldDirty: true, shouldValidate: true })}
          >
            {t(`ask.quick.${name}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
};
