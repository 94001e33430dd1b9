import { defineSlice } from '../kit/slice.ts';
import { dashboardContract } from './dashboard.ts';

export const dashboardSlice = defineSlice({ operations: dashboardContract, errors: {} });
