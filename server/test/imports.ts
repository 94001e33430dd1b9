import type { SheetField } from '@ieum/contract';
import { importGivenUp, importJobs } from '../src/factory/import.jobs.ts';
import { createJobs } from '../src/kit/jobs.ts';
import { inSavepoint } from './people.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Client = Awaited<ReturnType<World['supplier']>>;

export const csvFile = (text: string | Buffer, name = '공장.csv') => new File([asPart(text)], name);
export const xlsxFile = (bytes: Buffer, name = '공장.xlsx') => new File([asPart(bytes)], name);
const asPart = (content: string | Buffer) => (typeof content === 'string' ? content : new Uint8Array(content));

/** Imports from the file to the end, with the jobs that a running product would do meanwhile. */
export const useImports = (world: World) => {
  const runJobs = async () => {
    const jobs = createJobs({
      database: { inTransaction: inSavepoint(world) },
      clock: world.clock,
      handlers: importJobs({ files: world.files, enqueue: world.account.enqueue, clock: world.clock }),
      onGivenUp: importGivenUp,
      onError: (error) => {
        throw error;
      },
    });
    return jobs.runDue();
  };

  const start = async (client: Client, file: File) => {
    const { id } = await client.startImport({ file });
    await runJobs();
    return client.getImport({ id });
  };

  /** With the columns as they were matched, unless told otherwise. */
  const check = async (client: Client, file: File, told: { fields?: (SheetField | null)[]; country?: string } = {}) => {
    const { id, version, columns, emptyCells } = await start(client, file);
    const fields = told.fields ?? columns.map(({ field }) => field);
    await client.matchColumns({ id, version, fields, emptyCells, country: told.country ?? '' });
    await runJobs();
    return client.getImport({ id });
  };

  const confirm = async (client: Client, id: string) => {
    const { version } = await client.getImport({ id });
    await client.confirmImport({ id, version });
    await runJobs();
    return client.getImport({ id });
  };

  const undo = async (client: Client, id: string) => {
    await client.undoImport({ id });
    await runJobs();
    return client.getImport({ id });
  };
  return { runJobs, start, check, confirm, undo };
};
