import type { LinkSide } from './fields.ts';

const LIST = '/supply-chain/links';

export const linkPaths = {
  list: (side?: LinkSide) => (side ? `${LIST}?side=${side}` : LIST),
  propose: (side: LinkSide, productId?: string) =>
    productId ? `${LIST}/new?side=${side}&productId=${productId}` : `${LIST}/new?side=${side}`,
  detail: (id: string) => `${LIST}/${id}`,
};
