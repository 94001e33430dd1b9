import { defineSlice } from '../kit/slice.ts';
import { documentContract, documentErrors } from './document.ts';

export const documentSlice = defineSlice({ operations: documentContract, errors: documentErrors });
