import { loadavg } from 'node:os';
import { measureSignInFlood } from '../bench/sign-in-flood.ts';
import { measureTimeEquality } from '../bench/time-equality.ts';
import { ensureBuilt } from './build-parts.ts';

const BENCHES = { 'time-equality': measureTimeEquality, 'sign-in-flood': measureSignInFlood };

const wanted = process.argv.slice(2);
await ensureBuilt(console.log);
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n${name} (load before: ${load.join(' ')})`);
  for (const { what, figure, bar } of await measure()) console.log(`  ${what}: ${figure}${bar && `   [${bar}]`}`);
}
