import { defineSlice } from '../kit/slice.ts';
import { adminRoutes } from './admin.routes.tsx';
import { auditRoutes } from './audit/audit.routes.tsx';

export const adminSlice = defineSlice({ operatorPages: () => [...adminRoutes(), ...auditRoutes()] });
