import type { Certificate } from '@ieum/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { Page } from '../../../kit/ui/page/page.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { factoryQueries } from '../../factory.queries.ts';
import { certificatePaths } from '../certificate.paths.ts';
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

/** Leads to what was saved, and says so. */
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
  const named = useQuery({ ...factoryQueries.named(factoryId), enabled: factoryId !== '' });
  // Whoever comes from a factory finds it filled in.
  if (factoryId !== '' && named.isPending) return null;
  const covered = named.data ? [{ id: named.data.id, name: named.data.name }] : [];
  return <AddForm values={{ ...NO_FIELDS, factoryIds: covered }} />;
};

const AddForm = ({ values }: { values: CertificateFields }) => {
  const { t } = useTranslation('certificate');
  const { email } = useUser();
  const add = useAddCertificate();
  const arrive = useArrival();
  return (
    <Page title={t('add')} lead={t('addLead')} isForm>
      <CertificateForm
        draft={`addCertificate.${email}`}
        values={values}
        submit={t('add')}
        backTo={certificatePaths.list()}
        isPending={add.isPending}
        save={(input, told) => add.mutate(input, told)}
        onSaved={arrive(t('added'))}
      />
    </Page>
  );
};

/** The new paper follows the old one, which stays. */
export const CertificateRenewPage = () => {
  const { t } = useTranslation('certificate');
  const { id = '' } = useParams();
  const { email } = useUser();
  const one = useSuspenseQuery(certificateQueries.one(id)).data;
  const [values] = useState(() => renewalOf(one));
  const renew = useRenewCertificate();
  const arrive = useArrival();
  return (
    <Page title={t('renewTitle')} partTitle={partTitleOf(t('renewTitle'), one)} lead={t('renewLead')} isForm>
      <CertificateForm
        draft={`renewCertificate.${id}.${email}`}
        values={values}
        submit={t('renew')}
        backTo={certificatePaths.one(id)}
        isPending={renew.isPending}
        save={(input, told) => renew.mutate({ ...input, id, version: one.version }, told)}
        onSaved={arrive(t('renewed'))}
      />
    </Page>
  );
};

export const CertificateEditPage = () => {
  const { t } = useTranslation('certificate');
  const { id = '' } = useParams();
  const { email } = useUser();
  const one = useSuspenseQuery(certificateQueries.one(id)).data;
  // What was there when the reader began; a newer one that arrives meanwhile must not change what is being typed.
  const [start] = useState(() => fieldsOf(one));
  const update = useUpdateCertificate();
  const read = useReadCertificate(id);
  const arrive = useArrival();
  return (
    <Page title={t('editTitle')} partTitle={partTitleOf(t('editTitle'), one)} lead={t('editLead')} isForm>
      <CertificateForm
        draft={`updateCertificate.${id}.${email}`}
        values={start}
        submit={t('save')}
        backTo={certificatePaths.one(id)}
        isPending={update.isPending || read.isPending}
        save={(input, told, version) => update.mutate({ ...input, id, version }, told)}
        onSaved={arrive(t('saved'))}
        read={(told) => read.mutate(undefined, told)}
      />
    </Page>
  );
};

const partTitleOf = (part: string, one: Certificate) => `${part} · ${certificateName(one)}`;
