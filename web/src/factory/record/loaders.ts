import { factoryContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn, pageIn } from '../../kit/record/record-address.ts';
import { certificateQueries } from '../certificates/certificate.queries.ts';
import { evidenceQueries } from '../evidence/evidence.queries.ts';
import { factoryPageQueries } from './record.queries.ts';

const idOf = (args: LoaderFunctionArgs) => idIn(factoryContract.getFactory, args);

export const loadFactory = async (args: LoaderFunctionArgs) => {
  await queryClient.ensureQueryData(factoryPageQueries.one(idOf(args)));
  return null;
};

export const loadProfile = async (args: LoaderFunctionArgs) => {
  await queryClient.ensureQueryData(evidenceQueries.list(idOf(args)));
  return null;
};

export const loadHistory = async (args: LoaderFunctionArgs) => {
  const page = pageIn(new URL(args.request.url).searchParams);
  await queryClient.ensureQueryData(factoryPageQueries.revisions({ id: idOf(args), page }));
  return null;
};

/**
 * Answers 403 before the form opens, not after it is filled in. Ignores the cache: the form must edit what is stored.
 */
export const loadFactoryEdit = async (args: LoaderFunctionArgs) => {
  const id = idOf(args);
  const [{ can }] = await Promise.all([
    queryClient.fetchQuery({ ...factoryPageQueries.one(id), staleTime: 0 }),
    queryClient.ensureQueryData(evidenceQueries.list(id)),
  ]);
  if (!can.edit) throw data(null, { status: 403 });
  return null;
};

export const loadPrint = async (args: LoaderFunctionArgs) => {
  const certificates = queryClient.ensureQueryData(certificateQueries.ofFactory(idOf(args)));
  await Promise.all([loadFactory(args), loadProfile(args), certificates]);
  return null;
};
