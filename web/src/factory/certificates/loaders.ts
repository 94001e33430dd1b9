import { certificatesContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { readTableState } from '../../kit/list/table-address.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { CERTIFICATE_FILTERS, certificateSearchOf } from './address.ts';
import { certificateQueries } from './certificate.queries.ts';

export const loadCertificateList = async ({ request }: LoaderFunctionArgs) => {
  const state = readTableState(new URL(request.url).searchParams, CERTIFICATE_FILTERS);
  await Promise.all([
    queryClient.ensureQueryData(certificateQueries.list(certificateSearchOf(state))),
    queryClient.ensureQueryData(certificateQueries.standards()),
  ]);
  return null;
};

const idOf = (args: LoaderFunctionArgs) => idIn(certificatesContract.getCertificate, args);

export const loadCertificate = async (args: LoaderFunctionArgs) => {
  await queryClient.fetchQuery(certificateQueries.one(idOf(args)));
  return null;
};

/** Answers 403 before the form opens, not after it is filled in. */
export const loadCertificateAdd = async () => {
  const [{ can }] = await Promise.all([
    queryClient.ensureQueryData(
      certificateQueries.list(certificateSearchOf(readTableState(new URLSearchParams(), []))),
    ),
    queryClient.ensureQueryData(certificateQueries.standards()),
  ]);
  if (!can.add) throw data(null, { status: 403 });
  return null;
};

const loadFor = (act: 'edit' | 'renew') => async (args: LoaderFunctionArgs) => {
  const [{ can }] = await Promise.all([
    queryClient.fetchQuery(certificateQueries.one(idOf(args))),
    queryClient.ensureQueryData(certificateQueries.standards()),
  ]);
  if (!can[act]) throw data(null, { status: 403 });
  return null;
};
export const loadCertificateEdit = loadFor('edit');
export const loadCertificateRenew = loadFor('renew');
