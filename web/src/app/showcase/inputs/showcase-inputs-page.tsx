import { ShowcasePage } from '../showcase-page.tsx';
import { InputExamples } from './input-examples.tsx';

export const ShowcaseInputsPage = () => (
  <ShowcasePage group="inputs">
    <InputExamples />
  </ShowcasePage>
);
