import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { PdfTrouble, PdfVerdict } from './pdf-gate.ts';

type FromThread = 'started' | PdfVerdict;

const INSPECTION_MS = 5000;
const MEMORY_MB = 256;

/** Keeps the main thread idle: it can end the inspecting thread in the middle of a loop, even if the server is gone. */
const supervise = (path: string) => {
  const answer = (trouble: PdfTrouble | null) => process.send?.({ trouble }, () => process.exit());
  const thread = new Worker(new URL(import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  thread.on('message', (message: FromThread) => {
    if (message === 'started') setTimeout(answer, INSPECTION_MS, 'too_complex');
    else answer(message.trouble);
  });
  thread.on('error', (error) => {
    const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isOutOfMemory) throw error;
    answer('too_complex');
  });
  process.on('disconnect', () => process.exit());
};

const inspect = async (path: string) => {
  const send = (message: FromThread) => parentPort?.postMessage(message);
  const { inspectPdf } = await import('./inspection.ts');
  // The time counts from here: on a busy machine, loading the modules alone takes seconds.
  send('started');
  send({ trouble: await inspectPdf(path) });
};

if (isMainThread) supervise(process.argv[2] ?? '');
else await inspect(String(workerData));
