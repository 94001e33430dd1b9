import { appPaths } from '@ieum/contract/app.paths.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withWords } from '../../kit/language/i18n.ts';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: { Component: () => withWords(load(), 'showcase', 'ui', 'material') },
});

export const showcaseRoutes = (): RouteObject[] => [
  page(appPaths.uiComponents(), async () => (await import('./inputs/showcase-inputs-page.tsx')).ShowcaseInputsPage),
  page(
    appPaths.uiComponents('choices'),
    async () => (await import('./choices/showcase-choices-page.tsx')).ShowcaseChoicesPage,
  ),
  page(appPaths.uiComponents('data'), async () => (await import('./data/showcase-data-page.tsx')).ShowcaseDataPage),
  page(appPaths.uiComponents('plots'), async () => (await import('./plots/showcase-plots-page.tsx')).ShowcasePlotsPage),
];
