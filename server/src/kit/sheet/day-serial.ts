const DAY_MS = 24 * 60 * 60 * 1000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const DAYS_BETWEEN_SYSTEMS = 1462;
/** Excel counts a 29 February 1900, which did not exist. */
const PHANTOM_DAY = 60;
const SERIAL_MAX = 2_958_465;
const SECOND_MS = 1000;

/** Returns the day of a serial number, with the time if it has one: 2026-11-15, 2026-11-15T09:30:00. */
export const dayOfSerial = (serial: number, is1904: boolean): string | undefined => {
  const days = is1904 ? serial + DAYS_BETWEEN_SYSTEMS : serial;
  if (!(days >= 0 && days <= SERIAL_MAX)) return undefined;
  const shifted = !is1904 && days < PHANTOM_DAY ? days + 1 : days;
  const ms = Math.round((shifted * DAY_MS) / SECOND_MS) * SECOND_MS;
  const [day = '', time = ''] = new Date(EPOCH_1900 + ms).toISOString().split('T');
  return ms % DAY_MS === 0 ? day : `${day}T${time.slice(0, 8)}`;
};

/** Returns the serial number of a day; days of this portal begin in 1970, long after the phantom day. */
export const serialOfDay = (day: string) => (Date.parse(`${day}T00:00:00Z`) - EPOCH_1900) / DAY_MS;

/** Numbers of formats that every spreadsheet shows as days or times, the East Asian ones included. */
const isBuiltInDay = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number in this format is shown as a day: the format has letters of a date outside quotes and brackets. */
export const isDayFormat = (id: number, code: string | undefined) => {
  if (code === undefined) return isBuiltInDay(id);
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').split(';')[0] ?? '';
  return /[yd]|m(?!.*[0#?])|h|s/i.test(bare) && !/[0#?]/.test(bare.replace(/s\.0+/gi, 's'));
};
