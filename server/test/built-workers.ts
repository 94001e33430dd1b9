import { pathToFileURL } from 'node:url';
import { computeWith } from '../src/app/computing/threads.ts';
import { readWith } from '../src/company/certificate-reading/reading.ts';
import { inspectWith } from '../src/document/pdf/pdf-gate.ts';
import { parseRowsWith } from '../src/factory/import/row-thread.ts';
import { readSheetsWith } from '../src/kit/sheet/reader.ts';

computeWith(pathToFileURL('server/dist/computing-worker.js'));
inspectWith(pathToFileURL('server/dist/pdf-worker.js'));
readWith(pathToFileURL('server/dist/certificate-worker.js'));
readSheetsWith(pathToFileURL('server/dist/sheet-worker.js'));
parseRowsWith(pathToFileURL('server/dist/import-row-worker.js'));
