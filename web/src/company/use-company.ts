import type { Company } from '@ieum/contract';
import { useOutletContext } from 'react-router';

/** Of the page around: whoever has none is not shown its parts. */
export const useCompany = () => useOutletContext<Company>();
