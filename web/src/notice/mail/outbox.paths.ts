/** Apart from what is read out of an address: the first load knows the paths and none of the schemas. */
export const outboxPaths = {
  list: () => '/admin/outbox',
  /** Opened beside the list, which keeps what it was looking for. */
  mail: (id: string, search = '') => `/admin/outbox/${id}${search && `?${search}`}`,
  /** Where the server is set that sends it. */
  setup: () => '/admin/settings/setup',
};
