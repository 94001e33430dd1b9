import { ShowcasePage } from '../showcase-page.tsx';
import { PlotExamples } from './plot-examples.tsx';

export const ShowcasePlotsPage = () => (
  <ShowcasePage group="plots">
    <PlotExamples />
  </ShowcasePage>
);
