/** Apart from what is read out of an address: the first load knows the paths and none of the schemas. */
export const dashboardPaths = {
  home: (kind = '') => (kind ? `/?kind=${kind}` : '/'),
  overdue: () => '/?due=overdue',
  dashboard: () => '/dashboard',
  print: () => '/dashboard/print',
  flags: () => '/dashboard/flags',
  help: (part = '') => (part ? `/help#${part}` : '/help'),
};
