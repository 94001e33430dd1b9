/** Apart from what is read out of an address: the first load knows the paths and none of the schemas. */
export const verificationPaths = {
  own: () => '/company/verification',
  queue: (search = '') => (search === '' ? '/admin/verification' : `/admin/verification?${search}`),
  case: (id: string) => `/admin/verification/${id}`,
};
