export const factoryPaths = {
  list: () => '/factory',
  register: () => '/factory/new',
  detail: (id: string) => `/factory/${id}`,
};
