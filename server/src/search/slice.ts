import type { SearchSources } from '../kit/search.ts';
import { defineSlice } from '../kit/slice.ts';
import { createSearchService } from './search.service.ts';

export const searchSlice = defineSlice({
  messages: {},
  handlers: ({ searchSources }: { searchSources: Required<SearchSources> }) => createSearchService(searchSources),
});
