import { savedViewsContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';

const viewsApi = connect(savedViewsContract);

export const viewQueries = {
  list: (list: string) => query(viewsApi.listViews, { list }),
};

export const useSaveView = () => useOperation(viewsApi.saveView);
export const useRemoveView = () => useOperation(viewsApi.removeView);
