/** Kept in a file without schemas: the first load contains the paths but no schema. */
export const noticePaths = {
  list: () => '/notices',
  settings: () => '/notices/settings',
};
