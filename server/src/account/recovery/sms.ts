/** Provider that sends a code to a phone. */
export type Sms = { send: (phone: string, text: string) => Promise<void> };

/** Prints the code to the console instead of sending it; for development. */
export const createSmsLog = (print: (line: string) => void): Sms => ({
  send: async (phone, text) => print(`SMS to ${phone}: ${text}`),
});
