import { certificatesContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { certificateAddress, certificateSearchOf } from './address.ts';
import { certificateQueries } from './certificate.queries.ts';

const listIn = (search: URLSearchParams) =>
  queryClient.ensureQueryData(certificateQueries.list(certificateSearchOf(certificateAddress.read(search))));

export const loadCertificateList = async ({ request }: LoaderFunctionArgs) => {
  await Promise.all([
    listIn(new URL(request.url).searchParams),
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
    listIn(new URLSearchParams()),
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
