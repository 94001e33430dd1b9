import { defineSlice } from '../kit/slice.ts';
import { dashboardRoutes } from './dashboard.routes.tsx';

export const dashboardSlice = defineSlice({ pages: dashboardRoutes });
