import type { Certificate } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { factoryQueries } from '../../factory.queries.ts';
import {
  certificateQueries,
  useAddCertificate,
  useReadCertificate,
  useRenewCertificate,
  useUpdateCertificate,
} from '../certificate.queries.ts';
import { certificateName } from '../certificate-name.ts';
import { type CertificateFields, fieldsOf, NO_FIELDS, renewalOf } from './fields.ts';
import { CertificateForm } from './form.tsx';

/** Shows a toast and opens the saved certificate. */
const useArrival = () => {
  const navigate = useNavigate();
  return (words: string) => (saved: Certificate) => {
    showToast({ kind: 'done', text: words });
    navigate(certificatePaths.one(saved.id));
  };
};

export const CertificateAddPage = () => {
  const [search] = useSearchParams();
  const factoryId = search.get('factory') ?? '';
  const namedFactory = useQuery({ ...factoryQueries.named(factoryId), enabled: factoryId !== '' });
  // A person who comes from a factory finds it filled in.
  if (factoryId !== '' && namedFactory.isPending) return null;
  const covered = namedFactory.data ? [{ id: namedFactory.data.id, name: namedFactory.data.name }] : [];
  return <AddForm values={{ ...NO_FIELDS, factoryIds: covered }} />;
};

const AddForm = ({ values }: { values: CertificateFields }) => {
  const { t } = useTranslation('certificate');
  const { email } = useUser();
  const add = useAddCertificate();
  const arrive = useArrival();
  return (
    <RecordSubpage
      places={[{ label: t('title'), to: certificatePaths.list() }]}
      title={t('add')}
      lead={t('addLead')}
      isForm
    >
      <CertificateForm
        draft={`addCertificate.${email}`}
        values={values}
        submit={t('add')}
        backTo={certificatePaths.list()}
        isPending={add.isPending}
        save={(input, outcome) => add.mutate(input, outcome)}
        onSaved={arrive(t('added'))}
      />
    </RecordSubpage>
  );
};

/** Adds a successor. The old certificate stays. */
export const CertificateRenewPage = () => {
  const { t } = useTranslation('certificate');
  const { id = '' } = useParams();
  const { email } = useUser();
  const certificate = useSuspenseQuery(certificateQueries.one(id)).data;
  const [values] = useState(() => renewalOf(certificate));
  const renew = useRenewCertificate();
  const arrive = useArrival();
  return (
    <RecordSubpage
      places={placesOf(t('title'), certificate)}
      title={t('renewTitle')}
      partTitle={partTitleOf(t('renewTitle'), certificate)}
      lead={t('renewLead')}
      isForm
    >
      <CertificateForm
        draft={`renewCertificate.${id}.${email}`}
        values={values}
        submit={t('renew')}
        backTo={certificatePaths.one(id)}
        isPending={renew.isPending}
        save={(input, outcome) => renew.mutate({ ...input, id, version: certificate.version }, outcome)}
        onSaved={arrive(t('renewed'))}
      />
    </RecordSubpage>
  );
};

export const CertificateEditPage = () => {
  const { t } = useTranslation('certificate');
  const { id = '' } = useParams();
  const { email } = useUser();
  const certificate = useSuspenseQuery(certificateQueries.one(id)).data;
  // The values when the form opened: newer data that arrives meanwhile must not change the typed text.
  const [start] = useState(() => fieldsOf(certificate));
  const update = useUpdateCertificate();
  const read = useReadCertificate(id);
  const arrive = useArrival();
  return (
    <RecordSubpage
      places={placesOf(t('title'), certificate)}
      title={t('editTitle')}
      partTitle={partTitleOf(t('editTitle'), certificate)}
      lead={t('editLead')}
      isForm
    >
      <CertificateForm
        draft={`updateCertificate.${id}.${email}`}
        values={start}
        submit={t('save')}
        backTo={certificatePaths.one(id)}
        isPending={update.isPending || read.isPending}
        save={(input, outcome, version) => update.mutate({ ...input, id, version }, outcome)}
        onSaved={arrive(t('saved'))}
        read={(outcome) => read.mutate(undefined, outcome)}
      />
    </RecordSubpage>
  );
};

const partTitleOf = (part: string, certificate: Certificate) => `${part} · ${certificateName(certificate)}`;

const placesOf = (list: string, certificate: Certificate) => [
  { label: list, to: certificatePaths.list() },
  { label: certificateName(certificate), to: certificatePaths.one(certificate.id) },
];
