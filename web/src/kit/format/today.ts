/** Returns today's date in Korea, by which the server decides what is in the future. */
export const todayInKorea = (now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now);
