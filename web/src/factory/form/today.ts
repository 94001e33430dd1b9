/** The day that it is in Korea, by which the server decides what lies ahead. */
export const todayInKorea = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());
