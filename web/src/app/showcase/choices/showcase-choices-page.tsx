import { ShowcasePage } from '../showcase-page.tsx';
import { ChoiceExamples } from './choice-examples.tsx';

export const ShowcaseChoicesPage = () => (
  <ShowcasePage group="choices">
    <ChoiceExamples />
  </ShowcasePage>
);
