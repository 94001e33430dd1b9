import { verificationContract } from '@ieum/contract';

export const verificationPaths = {
  own: () => '/company/verification',
  queue: (search = '') => (search === '' ? '/admin/verification' : `/admin/verification?${search}`),
  case: (id: string) => `/admin/verification/${id}`,
};

/** A hand-edited address shows the first page rather than an error. */
export const caseListInput = (search: URLSearchParams) => {
  const { input } = verificationContract.listCases;
  return input.strip().safeParse(Object.fromEntries(search)).data ?? input.parse({});
};
