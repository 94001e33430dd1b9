import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands in the compiled statement where a value will be. */
class Place<V> {
  readonly name: keyof V;
  constructor(name: keyof V) {
    this.name = name;
  }
}

/**
 * For a statement that is asked at every request: built and compiled once, and from then on only its values change.
 * `place` gives what stands for a value meanwhile; nothing may look into it.
 */
export const prepared =
  <Values extends object>() =>
  <Row>(build: (db: Db, place: <K extends keyof Values>(name: K) => Values[K]) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (db: Db, values: Values): Promise<Row[]> => {
      compiled ??= build(db, (name) => new Place<Values>(name) as never).compile();
      const parameters = compiled.parameters.map((one) =>
        one instanceof Place ? values[one.name as keyof Values] : one,
      );
      return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
    };
  };
