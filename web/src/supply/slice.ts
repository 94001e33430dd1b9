import { defineSlice } from '../kit/slice.ts';
import { invitationRoutes, inviteRoute } from './invitations/invitations.routes.tsx';
import { linkRoutes } from './links/link.routes.tsx';
import { materialRoutes } from './origins/material.routes.tsx';
import { productRoutes, productTabs } from './products/product.routes.tsx';
import { tierRoutes, tierTabs } from './supply.routes.tsx';

/** The pages of tiers have places for parts of slices above this one. */
type Places = Parameters<typeof tierTabs>[0] & Parameters<typeof tierRoutes>[0];

export const createSupplySlice = (places: Places) =>
  defineSlice({
    pages: () => [
      ...productRoutes(),
      ...materialRoutes(),
      ...linkRoutes(),
      ...tierRoutes(places),
      ...invitationRoutes(),
    ],
    supplyChainTabs: () => tierTabs(places),
    productTabs,
    entryPages: () => [inviteRoute()],
  });
