import { defineSlice } from '../kit/slice.ts';
import { noticeContract, noticeErrors } from './notice.ts';

export const noticeSlice = defineSlice({ operations: noticeContract, errors: noticeErrors });
