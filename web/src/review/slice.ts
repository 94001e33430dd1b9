import { defineSlice } from '../kit/slice.ts';
import { actionRoutes, actionTabs, adminActionRoutes } from './actions/action.routes.tsx';
import { adminReviewRoutes, reviewProductTabs, reviewRoutes, reviewTabs } from './review.routes.tsx';
import { adminQueueRoutes, checkRoute, reviewingRoutes, reviewingTabs } from './reviewing/reviewing.routes.tsx';
import { templateRoutes, templateTabs } from './templates/template.routes.tsx';

export const reviewSlice = defineSlice({
  pages: () => [...reviewRoutes(), ...reviewingRoutes(), ...actionRoutes(), ...templateRoutes()],
  supplyChainTabs: () => [...reviewTabs(), ...reviewingTabs(), ...actionTabs(), ...templateTabs()],
  productTabs: reviewProductTabs,
  operatorPages: () => [...adminQueueRoutes(), ...adminReviewRoutes(), ...adminActionRoutes()],
  publicPages: () => [checkRoute()],
});
