import type { ReactNode } from 'react';
import { CountryInput, LocationInputs } from '../location/inputs.tsx';
import { CodeInputs } from './code-inputs.tsx';
import { ContactInputs } from './contact-inputs.tsx';
import { IdentityInputs, NameInputs } from './identity-inputs.tsx';
import { OperationInputs } from './operation-inputs.tsx';
import { FormSection } from './section.tsx';

/** What a factory cannot do without, and its name in English beside it. */
export const FirstInputs = () => (
  <>
    <NameInputs />
    <CountryInput />
  </>
);

/** Everything that a company says of a factory; `first` where name and country stand already. */
export const FactorySections = ({ first }: { first?: ReactNode }) => (
  <>
    <FormSection section="identity">
      {first}
      <IdentityInputs />
    </FormSection>
    <FormSection section="location">
      <LocationInputs />
    </FormSection>
    <FormSection section="operation">
      <OperationInputs />
    </FormSection>
    <FormSection section="codes">
      <CodeInputs />
    </FormSection>
    <FormSection section="contacts">
      <ContactInputs />
    </FormSection>
  </>
);
