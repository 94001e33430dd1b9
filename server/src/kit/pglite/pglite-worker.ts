import { parentPort, workerData } from 'node:worker_threads';
import { collectStartGarbage } from '../start-garbage.ts';
import { type Engine, openDurableEngine } from './engine.ts';
import { fieldsOf } from './errors.ts';
import type { FromWorker, ToWorker, WorkerInput } from './thread.ts';

const answer = async (engine: Engine, message: ToWorker) => {
  if (message !== 'close') return engine.run(message.text, message.parameters);
  await engine.close();
  return null;
};

const tell = (message: FromWorker) => parentPort?.postMessage(message);

const { folder, module }: WorkerInput = workerData;
try {
  const engine = await openDurableEngine({
    folder,
    module,
    onAbort: (error) => tell({ failed: fieldsOf(error) }),
  });
  parentPort?.on('message', async (message: ToWorker) => {
    try {
      tell({ done: await answer(engine, message) });
    } catch (error) {
      tell({ failed: fieldsOf(error) });
    }
  });
  tell({ done: null });
  collectStartGarbage();
} catch (error) {
  tell({ failed: fieldsOf(error) });
}
