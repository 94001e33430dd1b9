import { z } from 'zod';
import { findUnknownMigration, migrationsIn } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';

const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

const manifest = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Version of the Ieum that wrote the archive. */
  version: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: sha256 })),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: count, sha256 })),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().nullable() })),
  /** The size and hash of each file are in the lists between the files. */
  files: z.strictObject({ count, bytes: count, missing: count, damaged: count }),
});

export type Manifest = z.output<typeof manifest>;

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content });

/** Parses the manifest of a checked archive. Refuses one that this version cannot restore. */
export const readManifest = (bytes: Buffer, migrationsFolder: string): Manifest => {
  const parsed: unknown = JSON.parse(bytes.toString());
  const { format } = z.object({ format: z.number() }).parse(parsed);
  if (format > FORMAT) throw new StartError(NEWER);
  const read = manifest.parse(parsed);
  const strange = findUnknownMigration(read.migrations, migrationsIn(migrationsFolder));
  if (strange && !strange.isKnown) throw new StartError(`${NEWER} It has the migration ${strange.name}.`);
  if (strange) throw new StartError(`The migration ${strange.name} is not the one that the backup was made with.`);
  return read;
};

const NEWER = 'The backup was made by a newer Ieum: restore it with that version.';
