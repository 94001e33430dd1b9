import { factoryContract } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
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

/** Loads the rail too, so that nothing moves when it arrives. A rail that cannot be read says so in its place. */
export const loadRecord = async (args: LoaderFunctionArgs) => {
  const id = idOf(args);
  const { one, revisions } = factoryPageQueries;
  await Promise.all([
    queryClient.ensureQueryData(one(id)),
    queryClient.ensureQueryData(evidenceQueries.list(id)),
    queryClient.prefetchQuery(certificateQueries.ofFactory(id)),
    queryClient.prefetchQuery(revisions({ id, page: 1 })),
  ]);
  return null;
};

/** Leads the addresses of former tabs to the record, which has all of them. */
export const leadToRecord = (args: LoaderFunctionArgs) => redirect(factoryPaths.detail(idOf(args)));

export const loadHistory = async (args: LoaderFunctionArgs) => {
  const page = pageIn(new URL(args.request.url).searchParams);
  const { one, revisions } = factoryPageQueries;
  const id = idOf(args);
  await Promise.all([queryClient.ensureQueryData(one(id)), queryClient.ensureQueryData(revisions({ id, page }))]);
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
  const id = idOf(args);
  await Promise.all([
    loadFactory(args),
    queryClient.ensureQueryData(evidenceQueries.list(id)),
    queryClient.ensureQueryData(certificateQueries.ofFactory(id)),
  ]);
  return null;
};
