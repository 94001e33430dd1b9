import { isMaterial } from '@ieum/contract';
import { materialPaths } from '@ieum/contract/supply/materials/material.paths.ts';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const WORDS = ['origin', 'material', 'tier', 'ui'] as const;

/** Refuses the address of a material that nobody knows. */
const loadMaterial = ({ params }: LoaderFunctionArgs) => {
  if (!isMaterial(params.material ?? '')) throw data(null, { status: 404 });
  return null;
};

export const materialRoutes = (): RouteObject[] => [
  {
    path: materialPaths.list(),
    lazy: { Component: async () => (await withWords(import('./materials-page.tsx'), ...WORDS)).MaterialsPage },
  },
  {
    path: materialPaths.detail(':material'),
    loader: loadMaterial,
    lazy: { Component: async () => (await withWords(import('./material-page.tsx'), ...WORDS)).MaterialPage },
  },
];
