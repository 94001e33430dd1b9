import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/queries.ts';
import { readTableState } from '../../kit/ui/table/table-address.ts';
import { certificateQueries } from './certificate.queries.ts';
import { CERTIFICATE_FILTERS, certificateSearchOf } from './certificate.search.ts';

export const loadCertificateList = async ({ request }: LoaderFunctionArgs) => {
  const state = readTableState(new URL(request.url).searchParams, CERTIFICATE_FILTERS);
  await Promise.all([
    queryClient.ensureQueryData(certificateQueries.list(certificateSearchOf(state))),
    queryClient.ensureQueryData(certificateQueries.standards()),
  ]);
  return null;
};

export const loadCertificate = async ({ params }: LoaderFunctionArgs) => {
  await queryClient.fetchQuery(certificateQueries.one(params.id ?? ''));
  return null;
};

/** Who may not learns it here, not after filling in the form. */
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

const loadFor =
  (act: 'edit' | 'renew') =>
  async ({ params }: LoaderFunctionArgs) => {
    const [{ can }] = await Promise.all([
      queryClient.fetchQuery(certificateQueries.one(params.id ?? '')),
      queryClient.ensureQueryData(certificateQueries.standards()),
    ]);
    if (!can[act]) throw data(null, { status: 403 });
    return null;
  };
export const loadCertificateEdit = loadFor('edit');
export const loadCertificateRenew = loadFor('renew');
