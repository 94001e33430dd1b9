import type { Product } from '@ieum/contract';
import { useOutletContext } from 'react-router';

/** For the parts of the page of one product. */
export const useProduct = () => useOutletContext<Product>();
