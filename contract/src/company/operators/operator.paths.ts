/** Addresses of the operators' area. Defined in the first slice, because later slices link to them too. */
export const operatorPaths = {
  overview: () => '/admin',
  verification: (search = '') => (search === '' ? '/admin/verification' : `/admin/verification?${search}`),
  case: (id: string) => `/admin/verification/${id}`,
  companies: (search: Record<string, string> = {}) => withSearch('/admin/companies', search),
  company: (id = ':id') => `/admin/companies/${id}`,
  users: (search: Record<string, string> = {}) => withSearch('/admin/users', search),
  user: (id = ':id') => `/admin/users/${id}`,
  settings: () => '/admin/settings',
  setting: (part: string) => `/admin/settings/${part}`,
};

const withSearch = (path: string, search: Record<string, string>) => {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
};
