import { defineSlice } from '../kit/slice.ts';
import { accountRoutes, entryRoutes } from './account.routes.tsx';
import { operatorUsersRoutes } from './operators/operator.routes.tsx';

export const accountSlice = defineSlice({
  pages: accountRoutes,
  operatorPages: operatorUsersRoutes,
  entryPages: entryRoutes,
});
