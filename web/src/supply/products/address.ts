import { type Parsed, productContract } from '@ieum/contract';
import { listAddress } from '../../kit/list/list-address.ts';
import { productPaths } from './product.paths.ts';

export type ProductList = Parsed<typeof productContract.listProducts>;

export const productAddress = listAddress(productPaths.list(), productContract.listProducts.input.strip());
