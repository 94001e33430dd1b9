import { pathToFileURL } from 'node:url';
import { readWith } from '../src/company/certificate-reading.ts';
import { inspectWith } from '../src/document/pdf-gate.ts';

inspectWith(pathToFileURL('server/dist/pdf-worker.js'));
readWith(pathToFileURL('server/dist/certificate-worker.js'));
