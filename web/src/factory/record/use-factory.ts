import type { Factory } from '@ieum/contract';
import { useOutletContext } from 'react-router';

/** Returns the factory of the page around a tab. */
export const useFactory = () => useOutletContext<Factory>();
