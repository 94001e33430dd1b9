import { defineSlice } from '../kit/slice.ts';
import { factoryRoutes } from './factory.routes.tsx';
import { importRoutes } from './import/import.routes.tsx';

export const factorySlice = defineSlice({ pages: () => [...factoryRoutes(), ...importRoutes()] });
