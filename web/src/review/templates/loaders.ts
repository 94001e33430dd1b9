import { reviewTemplatesContract } from '@ieum/contract';
import { data, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { templateQueries } from './template.queries.ts';

export const loadTemplate = async ({ params }: LoaderFunctionArgs) => {
  const { data: input } = reviewTemplatesContract.getReviewTemplate.input.safeParse({ id: params.id });
  if (!input) throw data(null, { status: 404 });
  await queryClient.ensureQueryData(templateQueries.one(input.id));
  return null;
};
