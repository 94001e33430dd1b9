/** Whatever can bring a code to a phone. */
export type Sms = { send: (phone: string, text: string) => Promise<void> };

/** For development: the code stands in the console instead of on a phone. */
export const createSmsLog = (print: (line: string) => void): Sms => ({
  send: async (phone, text) => print(`SMS to ${phone}: ${text}`),
});
