const LIST = '/supply-chain/products';

export const productPaths = {
  list: () => LIST,
  add: () => `${LIST}/new`,
  /** The product's hub; its first tab shows the supply chain. */
  detail: (id: string) => `${LIST}/${id}`,
  details: (id: string) => `${LIST}/${id}/details`,
  history: (id: string) => `${LIST}/${id}/history`,
  /** Opens the origins of one material in the product. */
  origins: (id: string, material = '') => `${LIST}/${id}/origins${material && `?material=${material}`}`,
  /** Shows the quantities of the product that moved. */
  quantities: (id: string) => `${LIST}/${id}/quantities`,
  /** Lists the declarations about the product. */
  declarations: (id: string) => `${LIST}/${id}/declarations`,
  edit: (id: string) => `${LIST}/${id}/edit`,
};
