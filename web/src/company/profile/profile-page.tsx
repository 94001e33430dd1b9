import { useCompany } from '../use-company.ts';
import { CompanyFacts } from './facts.tsx';
import { CompanyForm } from './form.tsx';
import { LeavingSection } from './leaving-section.tsx';

export const CompanyProfilePage = () => {
  const company = useCompany();
  return (
    <>
      {company.can.edit ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
      <LeavingSection company={company} />
    </>
  );
};
