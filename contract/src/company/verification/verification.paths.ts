/** Kept in a file without schemas: the first load contains the paths but no schema. */
export const verificationPaths = {
  own: () => '/company/verification',
  queue: (search = '') => (search === '' ? '/admin/verification' : `/admin/verification?${search}`),
  case: (id: string) => `/admin/verification/${id}`,
};
