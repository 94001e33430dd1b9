import type { ReactNode } from 'react';
import { CountryInput, LocationInputs } from '../location/inputs.tsx';
import { CodeInputs } from './code-inputs.tsx';
import { ContactInputs } from './contact-inputs.tsx';
import { IdentityInputs, NameInputs } from './identity-inputs.tsx';
import { OperationInputs } from './operation-inputs.tsx';
import { FormSection } from './section.tsx';

/** Asks for the required fields and the English name. */
export const FirstInputs = () => (
  <>
    <NameInputs />
    <CountryInput />
  </>
);

/** Shows all sections of a factory. `first` comes before the identity fields. */
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
