import { ApiError, verificationContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { caseListInput } from './case-list-input.ts';
import { verificationQueries } from './verification.queries.ts';

/** Answers 404 to an operator, who has no verification of their own. */
export const loadOwnVerification = () =>
  queryClient.fetchQuery(verificationQueries.own()).catch(asNotFound('access.denied'));

export const loadCases = ({ request }: LoaderFunctionArgs) =>
  queryClient.fetchQuery(verificationQueries.list(caseListInput(new URL(request.url).searchParams)));

export const loadCase = (args: LoaderFunctionArgs) => {
  const id = idIn(verificationContract.getCase, args);
  return queryClient.fetchQuery(verificationQueries.case(id)).catch(asNotFound('request.not_found'));
};

const asNotFound =
  (...codes: string[]) =>
  (error: unknown) => {
    if (error instanceof ApiError && codes.includes(error.code)) throw data(null, { status: 404 });
    throw error;
  };
