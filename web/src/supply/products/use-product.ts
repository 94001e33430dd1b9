import type { Product } from '@ieum/contract';
import { useOutletContext } from 'react-router';

/** Returns the product to the parts of its page. */
export const useProduct = () => useOutletContext<Product>();
