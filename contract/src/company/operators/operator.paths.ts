/** Addresses of the operators' area. Defined in the first slice, because later slices link to them too. */
export const operatorPaths = {
  overview: () => '/admin',
  verification: () => '/admin/verification',
  case: (id: string) => `/admin/verification/${id}`,
  companies: (search: Record<string, string> = {}) => withSearch('/admin/companies', search),
  company: (id = ':id') => `/admin/companies/${id}`,
  users: (search: Record<string, string> = {}) => withSearch('/admin/users', search),
  user: (id = ':id') => `/admin/users/${id}`,
  outbox: (search: Record<string, string> = {}) => withSearch('/admin/outbox', search),
  audit: () => '/admin/audit',
  accessMonth: (month: string) => withSearch('/admin/audit/months', { month }),
  settings: () => '/admin/settings',
  setting: (part: string) => `/admin/settings/${part}`,
};

const withSearch = (path: string, search: Record<string, string>) => {
  const query = new URLSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
};
