import { defineSlice } from '../kit/slice.ts';
import { searchContract } from './search.ts';

export const searchSlice = defineSlice({ operations: searchContract, errors: {} });
