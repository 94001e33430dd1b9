import {
  type Json,
  type SnapshotCertificate,
  type SnapshotFlow,
  type SnapshotLink,
  snapshotParts,
} from '@ieum/contract';
import { z } from 'zod';

const file = z.object({ id: z.uuid(), name: z.string(), sha256: z.string().default('') });
export type SubmittedFile = z.infer<typeof file>;
const row = z.record(z.string(), z.json());

/** Parses a snapshot's values by type. An older value in another form gives nothing instead of an error. */
export const filesIn = (value: Json): SubmittedFile[] => z.array(file).safeParse(value).data ?? [];
export const rowsIn = (value: Json): Record<string, Json>[] => z.array(row).safeParse(value).data ?? [];
export const linkIn = (value: Json): SnapshotLink | undefined => snapshotParts['links.*'].safeParse(value).data;
export const flowIn = (value: Json): SnapshotFlow | undefined => snapshotParts['flows.*'].safeParse(value).data;
export const productIn = (value: Json) => snapshotParts.product.safeParse(value).data;
export const certificatesIn = (value: Json): SnapshotCertificate[] =>
  snapshotParts.certificates.safeParse(value).data ?? [];
/** Parses one field of a factory by its name. */
export const factoryFieldIn = (field: string, value: Json) =>
  snapshotParts['factory.*'].partial().safeParse({ [field]: value }).data ?? {};
