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
/** The columns that most files of the tests have. */
export const HEAD = '공장 이름,공장 코드,국가,종업원 수\n';

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
  /** Those rows of which this was to become. */
  const rowsOf = async (client: Client, id: string, only: Parameters<Client['listImportRows']>[0]['only']) =>
    (await client.listImportRows({ id, only, size: 100 })).rows;

  return { runJobs, start, check, confirm, undo, rowsOf };
};
