import type { FormSection } from '@ieum/contract/factory/record/record.paths.ts';
import type { JSX } from 'react';
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

/** Sections that are part of the form. Evidence is stored at once. */
type TypedSection = Exclude<FormSection, 'evidence'>;

const CONTENT: Record<TypedSection, () => JSX.Element> = {
  identity: () => (
    <>
      <NameInputs />
      <IdentityInputs />
    </>
  ),
  location: () => (
    <>
      <CountryInput />
      <LocationInputs />
    </>
  ),
  operation: OperationInputs,
  codes: CodeInputs,
  contacts: ContactInputs,
};

/** Shows one section of the form. The values of the others stay in the form. */
export const OpenSection = ({ section }: { section: TypedSection }) => {
  const Content = CONTENT[section];
  return (
    <FactorySection section={section}>
      <Content />
    </FactorySection>
  );
};
