import type { Declaration } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flowQueries } from '../../flow/flow.queries.ts';
import { PeriodSelect } from '../../flow/period-select.tsx';
import { Pair } from '../../kit/form/form-layout.tsx';
import { withWayBack } from '../../kit/record/way-back.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { placeOfField } from '../record/form/progress.ts';
import { useReviewWords } from '../review-words.ts';
import styles from './answering.module.css';
import { useChooseSubject } from './answering.queries.ts';

type SubjectPartProps = { declaration: Declaration; isOpen: boolean };

/** Chooses the factory, product or period of a declaration. */
export const SubjectPart = ({ declaration, isOpen }: SubjectPartProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { kind, subject } = declaration;
  if (kind === 'questionnaire') return null;
  return (
    <div className={styles.field} id={placeOfField('subject')}>
      {isOpen ? (
        <Chooser declaration={declaration} />
      ) : (
        <>
          <h3>{t(`subject.${kind}.label`)}</h3>
          <p>{words.subject(subject)}</p>
        </>
      )}
    </div>
  );
};

const Chooser = ({ declaration }: { declaration: Declaration }) => {
  switch (declaration.kind) {
    case 'factory':
      return <FactoryChooser declaration={declaration} />;
    case 'supply_map':
      return <ProductChooser declaration={declaration} />;
    default:
      return <TimeChooser declaration={declaration} />;
  }
};

type ChooserProps = { declaration: Declaration };

const FactoryChooser = ({ declaration }: ChooserProps) => {
  const { id, version, subject } = declaration;
  const { t } = useTranslation('declaration');
  const { data: factories } = useQuery(flowQueries.ownFactories());
  const choose = useChooseSubject();
  if (factories?.length === 0 && subject.factoryId === null)
    return (
      <>
        <Note>{t('subject.factory.none')}</Note>
        <LinkButton to={withWayBack(factoryPaths.register(), reviewPaths.declaration(id))}>
          {t('subject.factory.register')}
        </LinkButton>
      </>
    );
  return (
    <OneOf
      kind="factory"
      things={factories ?? []}
      value={subject.factoryId}
      name={subject.name}
      onValue={(factoryId) => choose.mutate({ id, version, factoryId })}
    />
  );
};

const ProductChooser = ({ declaration }: ChooserProps) => {
  const { id, version, subject } = declaration;
  const products = useQuery(flowQueries.ownProducts()).data ?? [];
  const choose = useChooseSubject();
  return (
    <OneOf
      kind="supply_map"
      things={products}
      value={subject.productId}
      name={subject.name}
      onValue={(productId) => choose.mutate({ id, version, productId })}
    />
  );
};

type OneOfProps = {
  kind: 'factory' | 'supply_map';
  things: { id: string; name: string }[];
  value: string | null;
  name: string;
  onValue: (id: string | null) => void;
};

const OneOf = ({ kind, things, value, name, onValue }: OneOfProps): ReactNode => {
  const { t } = useTranslation('declaration');
  const known = value && !things.some(({ id }) => id === value) ? [{ id: value, name }] : [];
  return (
    <SelectField
      label={t(`subject.${kind}.label`)}
      help={t(`subject.${kind}.help`)}
      value={value ?? ''}
      options={[
        { value: '', label: t('form.choose') },
        ...[...known, ...things].map((thing) => ({ value: thing.id, label: thing.name })),
      ]}
      onChange={({ target }) => onValue(target.value || null)}
    />
  );
};

/** Chooses both ends of a period together, because one end alone is not a period. */
const TimeChooser = ({ declaration }: ChooserProps) => {
  const { t } = useTranslation('declaration');
  const { id, version, subject } = declaration;
  const [span, setSpan] = useState({ from: subject.from, to: subject.to });
  const choose = useChooseSubject();
  const isChanged = span.from !== subject.from || span.to !== subject.to;
  const isWhole = span.from !== '' && span.to !== '';
  return (
    <>
      <Pair>
        <PeriodSelect
          label={t('subject.flows.from')}
          none={t('form.choose')}
          value={span.from}
          onValue={(from) => setSpan({ ...span, from })}
        />
        <PeriodSelect
          label={t('subject.flows.to')}
          none={t('form.choose')}
          value={span.to}
          onValue={(to) => setSpan({ ...span, to })}
        />
      </Pair>
      {isChanged && (
        <Button
          isPending={choose.isPending}
          disabled={!isWhole}
          onClick={() => choose.mutate({ id, version, ...span })}
        >
          {t('subject.flows.apply')}
        </Button>
      )}
    </>
  );
};
