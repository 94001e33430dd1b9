/** The day that it is in Korea, by which the server decides what lies ahead. */
export const todayInKorea = (now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now);
