import { defineSlice } from '../kit/slice.ts';
import { actionRoutes, actionTabs, adminActionRoutes } from './actions/action.routes.tsx';
import { reviewRoutes, reviewTabs } from './review.routes.tsx';
import { adminReviewRoutes, checkRoute, reviewingRoutes, reviewingTabs } from './reviewing/reviewing.routes.tsx';
import { templateRoutes, templateTabs } from './templates/template.routes.tsx';

export const reviewSlice = defineSlice({
  pages: () => [...reviewRoutes(), ...reviewingRoutes(), ...actionRoutes(), ...templateRoutes()],
  supplyChainTabs: () => [...reviewTabs(), ...reviewingTabs(), ...actionTabs(), ...templateTabs()],
  operatorPages: () => [...adminReviewRoutes(), ...adminActionRoutes()],
  publicPages: () => [checkRoute()],
});
