const LIST = '/supply-chain/products';

export const productPaths = {
  list: () => LIST,
  add: () => `${LIST}/new`,
  detail: (id: string) => `${LIST}/${id}`,
  history: (id: string) => `${LIST}/${id}/history`,
  edit: (id: string) => `${LIST}/${id}/edit`,
};
