const ROOT = '/factory/certificates';

export const certificatePaths = {
  /** Lists all certificates, or those of one factory. */
  list: (factoryId?: string) => (factoryId ? `${ROOT}?factory=${factoryId}` : ROOT),
  add: (factoryId?: string) => (factoryId ? `${ROOT}/new?factory=${factoryId}` : `${ROOT}/new`),
  one: (id = ':id') => `${ROOT}/${id}`,
  edit: (id = ':id') => `${ROOT}/${id}/edit`,
  renew: (id = ':id') => `${ROOT}/${id}/renew`,
};
