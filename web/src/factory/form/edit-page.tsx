import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { FORM_SECTIONS, factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { sectionOf } from '@ieum/contract/factory/record/step.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { useWayBack } from '../../kit/record/way-back.ts';
import { factoryPageQueries } from '../record/record.queries.ts';
import { FactoryEditForm } from './edit-form.tsx';

const STEP = '#step-';

export const FactoryEditPage = () => {
  const { t } = useTranslation('factory');
  const { id = '', section = '' } = useParams();
  const { hash } = useLocation();
  const factory = useSuspenseQuery(factoryPageQueries.one(id)).data;
  const name = useNames().nameOf(factory);
  const { back, keep } = useWayBack();
  const open = FORM_SECTIONS.find((known) => known === section);
  // An address without a section may name a field: it opens the section of this field.
  const named = hash.startsWith(STEP) ? sectionOf(decodeURIComponent(hash.slice(STEP.length))) : FORM_SECTIONS[0];
  if (!open) return <Navigate to={keep(`${factoryPagePaths.edit(id, named)}${hash}`)} replace />;
  const places =
    back === undefined
      ? [
          { label: t('title'), to: factoryPaths.list() },
          { label: name, to: factoryPaths.detail(id) },
        ]
      : [{ label: t('backToAnswer'), to: back }];
  return (
    <RecordSubpage places={places} title={t('edit')} partTitle={t('editOf', { name })}>
      <FactoryEditForm key={id} factory={factory} section={open} />
    </RecordSubpage>
  );
};
