import { type Found, type FoundKind, type Language, type Names, namesFor } from '@ieum/contract';
import type { Db } from './db/database.ts';
import type { SearchKeys } from './db/search-keys.ts';
import type { Actor } from './http/context.ts';

type Member = Extract<Actor, { role: 'supplier' }>;
type Operator = Extract<Actor, { role: 'admin' }>;

/** One search of a caller. */
export type Search<Who = unknown> = {
  db: Db;
  actor: Who;
  now: Date;
  language: Language;
  keys: SearchKeys;
  size: number;
  /** Reads what several sources need once; the name stands for what is read. */
  once: <T>(name: string, read: () => Promise<T>) => Promise<T>;
};
export type MemberSearch = Search<Member>;

/** Returns at most `size` results, the best first, of what its caller may see. */
type Source<Who> = (search: Search<Who>) => Promise<Found[]>;
type Sources<Who> = Partial<Record<FoundKind, Source<Who>>>;

/** Where the records of each kind come from, for each role that may find them. */
export type SearchSources = { supplier?: Sources<Member>; admin?: Sources<Operator> };

/** Keeps the results of reads by name. */
export const createOnce = (): Search['once'] => {
  const read = new Map<string, unknown>();
  return <T>(name: string, ask: () => Promise<T>) => {
    if (!read.has(name)) read.set(name, ask());
    return read.get(name) as Promise<T>;
  };
};

/** Joins the parts of a result's detail that are not empty. */
export const joinDetail = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');

/** Returns the title of a result in the reader's script, and a detail that begins with the other name. */
export const titled = (names: Names, language: Language, ...parts: string[]) => {
  const { first, beside } = namesFor(names, language);
  return { title: first, detail: joinDetail(beside, ...parts) };
};
