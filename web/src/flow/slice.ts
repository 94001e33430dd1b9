import { defineSlice } from '../kit/slice.ts';
import { flowRoutes, flowTabs } from './flow.routes.tsx';

export const flowSlice = defineSlice({ pages: flowRoutes, supplyChainTabs: flowTabs });
