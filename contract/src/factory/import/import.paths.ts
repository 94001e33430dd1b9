export const importPaths = {
  start: (page = 1) => (page === 1 ? '/factory/import' : `/factory/import?page=${page}`),
  run: (id: string) => `/factory/import/${id}`,
};
