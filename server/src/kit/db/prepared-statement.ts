import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Marks the position of a value in the compiled statement. */
class Place<V> {
  readonly name: keyof V;
  constructor(name: keyof V) {
    this.name = name;
  }
}

type Read = <Row>(db: Db, query: CompiledQuery<Row>) => Promise<Row[]>;

const readRows: Read = async (db, query) => (await db.executeQuery(query)).rows;

/**
 * Compiles a statement that runs at every request once; later calls change only its values. `place` returns a mark for
 * each value; the builder must not look into it. `readAsOne` reads many rows faster.
 */
export const prepared =
  <Values extends object>(read: Read = readRows) =>
  <Row>(build: (db: Db, place: <K extends keyof Values>(name: K) => Values[K]) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (db: Db, values: Values): Promise<Row[]> => {
      compiled ??= build(db, (name) => new Place<Values>(name) as never).compile();
      const parameters = compiled.parameters.map((parameter) =>
        parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
      );
      return read(db, { ...compiled, parameters });
    };
  };
