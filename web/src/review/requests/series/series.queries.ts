import { useOperation } from '../../../kit/api/use-change.ts';
import { IN_TURN, reviewApi } from '../../review.queries.ts';

/** Refusals that the form shows at the fields. */
const FIELD_REFUSALS = ['review.not_supplier', 'review.form_missing', 'review.series_period'];

export const useStartSeries = () => useOperation(reviewApi.startReviewSeries, { ...IN_TURN, shown: FIELD_REFUSALS });
export const useUpdateSeries = () =>
  useOperation(reviewApi.updateReviewSeries, { ...IN_TURN, shown: [...FIELD_REFUSALS, 'review.series_changed'] });
export const usePauseSeries = () => useOperation(reviewApi.pauseReviewSeries, IN_TURN);
export const useResumeSeries = () => useOperation(reviewApi.resumeReviewSeries, IN_TURN);
export const useEndSeries = () => useOperation(reviewApi.endReviewSeries, IN_TURN);
export const useSkipPeriod = () => useOperation(reviewApi.skipSeriesPeriod, IN_TURN);
export const useRemindSeries = () => useOperation(reviewApi.remindSeries, IN_TURN);
