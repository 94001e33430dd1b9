/** Apart from what is read out of an address: the first load knows the paths and none of the schemas. */
export const noticePaths = {
  list: () => '/notices',
  settings: () => '/notices/settings',
};
