import { defineSlice } from '../kit/slice.ts';
import { riskContract, riskErrors } from './risk.ts';

export const riskSlice = defineSlice({ operations: riskContract, errors: riskErrors });
