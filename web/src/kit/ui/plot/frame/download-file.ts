import { saveFile } from '../../../download/save-file.ts';

const CSV_TYPE = 'text/csv;charset=utf-8';
/** Characters that Windows allows in no file name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu;
const SPACES = /\s+/g;

export const downloadCsv = (title: string, csv: string) => {
  saveFile(csv, `${title.replace(FORBIDDEN, ' ').replace(SPACES, ' ').trim()}.csv`, CSV_TYPE);
};
