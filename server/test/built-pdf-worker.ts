import { pathToFileURL } from 'node:url';
import { inspectWith } from '../src/document/pdf-gate.ts';

inspectWith(pathToFileURL('server/dist/pdf-worker.js'));
