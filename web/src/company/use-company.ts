import type { Company } from '@ieum/contract';
import { useOutletContext } from 'react-router';

/** Returns the company of the page around it. A person without a company never sees these parts. */
export const useCompany = () => useOutletContext<Company>();
