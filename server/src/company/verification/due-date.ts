import { dayAfter } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';

/** Working days within which applicants are promised a decision. */
const DECIDED_WITHIN = 2;
const [SUNDAY, SATURDAY] = [0, 6];

const isWorkingDay = (day: string) => ![SUNDAY, SATURDAY].includes(new Date(day).getUTCDay());

/** Returns the last day on which a case is decided in time. Public holidays are not known here. */
export const caseDueOn = (submittedAt: string | Date) => {
  let day = todayInSeoul(new Date(submittedAt));
  for (let left = DECIDED_WITHIN; left > 0; ) {
    day = dayAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
};

/** Returns the day before which a submitted case is late today. */
export const firstDayInTime = (today: string) => {
  let day = today;
  while (caseDueOn(startOf(dayAfter(day, -1))) >= today) day = dayAfter(day, -1);
  return day;
};

const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`);
