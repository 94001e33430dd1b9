import { reviewTemplatesContract } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { idIn } from '../../kit/record/record-address.ts';
import { templateQueries } from './template.queries.ts';

export const loadTemplate = async (args: LoaderFunctionArgs) => {
  const id = idIn(reviewTemplatesContract.getReviewTemplate, args);
  await queryClient.ensureQueryData(templateQueries.one(id));
  return null;
};
