import { type Factory, groupedPhone } from '@ieum/contract';
import { factoryPagePaths } from '@ieum/contract/factory/record/record.paths.ts';
import { stepPath } from '@ieum/contract/factory/record/step.paths.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { type Detail, useDetailLists } from './detail-lists.ts';
import styles from './record.module.css';

/** Loaded on demand, because the outlines of the world are large. */
const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** Shows the fields of a factory in groups. The empty ones lead an editor to the form. */
export const FactoryGroups = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const lists = useFactoryDetails(factory);
  const { id, can, point } = factory;
  const fieldsOf = (details: Detail[]) =>
    details.map((detail) => ({ ...detail, to: can.edit ? stepPath(id, detail.field) : undefined }));
  const editTo = (section: Parameters<typeof factoryPagePaths.edit>[1]) =>
    can.edit ? factoryPagePaths.edit(id, section) : undefined;
  return (
    <>
      <RecordGroup
        title={t('section.operation.title')}
        fields={fieldsOf(lists.operation)}
        editTo={editTo('operation')}
        isFirst
      />
      <RecordGroup
        title={t('section.location.title')}
        fields={fieldsOf(lists.location)}
        editTo={editTo('location')}
        picture={
          point && (
            <Suspense fallback={<div className={styles.map} />}>
              <PlaceMap factory={factory} point={point} />
            </Suspense>
          )
        }
      />
      <RecordGroup title={t('section.identity.title')} fields={fieldsOf(lists.identity)} editTo={editTo('identity')} />
      <RecordGroup
        title={t('record.codesAndContacts')}
        fields={fieldsOf(lists.codesAndContacts)}
        editTo={editTo('codes')}
      />
    </>
  );
};

/** Returns the details of every group of the page. */
export const useFactoryDetails = (factory: Factory) => {
  const { t } = useTranslation('factory');
  const { codes, ...lists } = useDetailLists(factory);
  const contacts: Detail = {
    field: 'contacts',
    label: t('label.contacts'),
    value: factory.contacts.length > 0 && <Contacts contacts={factory.contacts} />,
    isLong: true,
  };
  return { ...lists, codesAndContacts: [...codes, contacts] };
};

const Contacts = ({ contacts }: Pick<Factory, 'contacts'>) => {
  const { t } = useTranslation('factory');
  return (
    <ul className={styles.contacts}>
      {contacts.map(({ purpose, name, email, phone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else of their own
        <li key={at}>
          <span>{t(`purpose.${purpose}`)}</span>
          {name && <bdi>{name}</bdi>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone}`}>{groupedPhone(phone)}</a>}
        </li>
      ))}
    </ul>
  );
};
