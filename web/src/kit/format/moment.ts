/** Mails and files use the same formats, so the functions are in the contract. */
export {
  formatClock,
  formatDate,
  formatDays,
  formatExactMoment,
  formatMoment,
  formatMonthName,
  formatPeriod,
  formatPeriods,
  formatYear,
  isDayOnly,
} from '@ieum/contract';
