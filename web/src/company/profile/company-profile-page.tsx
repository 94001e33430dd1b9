import { CompanyForm } from './company-form.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { useCompany } from '../use-company.ts';

export const CompanyProfilePage = () => {
  const company = useCompany();
  return (
    <>
      {company.can.edit ? <CompanyForm company={company} /> : <CompanyFacts company={company} />}
      <LeavingSection company={company} />
    </>
  );
};
