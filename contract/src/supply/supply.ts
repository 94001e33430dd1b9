import { linksContract, linksErrors } from './links.ts';
import { productContract, productErrors } from './product.ts';

/** What companies make and buy, and who supplies whom with it. */
export const supplyContract = { ...productContract, ...linksContract };

export const supplyErrors = { ...productErrors, ...linksErrors } as const;
