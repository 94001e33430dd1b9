import { defineSlice } from '../kit/slice.ts';
import { accountRoutes, publicAccountRoutes } from './account.routes.tsx';

export const accountSlice = defineSlice({ pages: accountRoutes, publicPages: publicAccountRoutes });
