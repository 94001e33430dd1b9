import type { ReactNode } from 'react';
import { CountryInput, LocationInputs } from '../location/inputs.tsx';
import { CodeInputs } from './code-inputs.tsx';
import { ContactInputs } from './contact-inputs.tsx';
import { IdentityInputs, NameInputs } from './identity-inputs.tsx';
import { OperationInputs } from './operation-inputs.tsx';
import { FactorySection } from './section.tsx';

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
    <FactorySection section="identity">
      {first}
      <IdentityInputs />
    </FactorySection>
    <FactorySection section="location">
      <LocationInputs />
    </FactorySection>
    <FactorySection section="operation">
      <OperationInputs />
    </FactorySection>
    <FactorySection section="codes">
      <CodeInputs />
    </FactorySection>
    <FactorySection section="contacts">
      <ContactInputs />
    </FactorySection>
  </>
);
