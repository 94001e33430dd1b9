/** Kept in a file without schemas: the first load contains the paths but no schema. */
export const outboxPaths = {
  list: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString();
    return query ? `/admin/outbox?${query}` : '/admin/outbox';
  },
  /** Opens a mail beside the list, which keeps its filters. */
  mail: (id: string, search = '') => `/admin/outbox/${id}${search && `?${search}`}`,
};
