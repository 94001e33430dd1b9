import { ShowcasePage } from '../showcase-page.tsx';
import { DataExamples } from './data-examples.tsx';

export const ShowcaseDataPage = () => (
  <ShowcasePage group="data">
    <DataExamples />
  </ShowcasePage>
);
