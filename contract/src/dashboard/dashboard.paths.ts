/** Kept in a file without schemas: the first load contains the paths but no schema. */
export const dashboardPaths = {
  home: (kind = '') => (kind ? `/?kind=${kind}` : '/'),
  overdue: () => '/?due=overdue',
  dashboard: () => '/dashboard',
  print: () => '/dashboard/print',
  flags: () => '/dashboard/flags',
  help: (part = '') => (part ? `/help#${part}` : '/help'),
};
