import { productContract } from '@ieum/contract';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export const productAddress = listAddress(productPaths.list(), productContract.listProducts.input.strip());
