import { defineSlice } from '../kit/slice.ts';
import { accountDoors, accountRoutes } from './account.routes.tsx';

export const accountSlice = defineSlice({ pages: accountRoutes, publicPages: accountDoors });
