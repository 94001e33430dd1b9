import { defineSlice } from '../kit/slice.ts';
import { searchService } from './search.service.ts';

export const searchSlice = defineSlice({ messages: {}, handlers: () => searchService });
