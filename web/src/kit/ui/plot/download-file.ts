const CSV_TYPE = 'text/csv;charset=utf-8';
/** What Windows allows in no file name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;
const SPACES = /\s+/g;

export const downloadCsv = (title: string, csv: string) => {
  const address = URL.createObjectURL(new Blob([csv], { type: CSV_TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.replace(FORBIDDEN, ' ').replace(SPACES, ' ').trim()}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};
