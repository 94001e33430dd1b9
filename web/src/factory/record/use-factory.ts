import type { Factory } from '@ieum/contract';
import { useOutletContext } from 'react-router';

/** For the parts of the page of one factory. */
export const useFactory = () => useOutletContext<Factory>();
