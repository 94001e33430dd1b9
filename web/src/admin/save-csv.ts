const TYPE = 'text/csv;charset=utf-8';

/** Fixed here too: whatever the answer says of itself, it is never opened as a page of ours. */
export const saveCsv = (file: Blob, now = new Date()) => {
  const address = URL.createObjectURL(new Blob([file], { type: TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `audit-${new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};
