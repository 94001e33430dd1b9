import type { LinkSide } from './fields.ts';

const LIST = '/supply-chain/links';
const PROPOSAL = `${LIST}/new`;

export const linkPaths = {
  list: (side?: LinkSide) => (side ? `${LIST}?side=${side}` : LIST),
  proposal: () => PROPOSAL,
  propose: (side: LinkSide, productId?: string) =>
    productId ? `${PROPOSAL}?side=${side}&productId=${productId}` : `${PROPOSAL}?side=${side}`,
  detail: (id: string) => `${LIST}/${id}`,
};
