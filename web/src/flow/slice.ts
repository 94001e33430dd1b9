import { defineSlice } from '../kit/slice.ts';
import { flowProductTabs, flowRoutes, flowTabs } from './flow.routes.tsx';

export const flowSlice = defineSlice({ pages: flowRoutes, supplyChainTabs: flowTabs, productTabs: flowProductTabs });
