/** Kept in a file without schemas: the first load contains the paths but no schema. */
export const verificationPaths = {
  queue: (search = '') => (search === '' ? '/admin/verification' : `/admin/verification?${search}`),
};
