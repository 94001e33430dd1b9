import { availableParallelism, loadavg } from 'node:os';
import { measureAuditLog } from '../bench/audit-log.ts';
import { measureHardNetworks } from '../bench/beside-others/hard-networks.ts';
import { measureRestlessLink } from '../bench/beside-others/restless-link.ts';
import { measureWideBuyer } from '../bench/beside-others/wide-buyer.ts';
import { lineOf } from '../bench/figure.ts';
import { measureFullStack } from '../bench/full-stack.ts';
import { measureGrowth } from '../bench/growth.ts';
import { measureDashboard } from '../bench/growth-dashboard.ts';
import { measureFlow } from '../bench/growth-flow.ts';
import { measureReview } from '../bench/growth-review.ts';
import { measureSupply } from '../bench/growth-supply.ts';
import { measureImport } from '../bench/import.ts';
import { measureFlowPicture } from '../bench/pictures/flow-picture.ts';
import { measureTierGraph } from '../bench/pictures/tier-graph.ts';
import { measureSearch } from '../bench/search.ts';
import { measureSignInFlood } from '../bench/sign-in-flood.ts';
import { measureStartUp } from '../bench/start-up.ts';
import { measureThroughput } from '../bench/throughput.ts';
import { measureTimeEquality } from '../bench/time-equality.ts';
import { ensureBuilt } from './build-parts.ts';

const BENCHES = {
  'full-stack': measureFullStack,
  throughput: measureThroughput,
  'start-up': measureStartUp,
  'sign-in-flood': measureSignInFlood,
  'time-equality': measureTimeEquality,
  growth: measureGrowth,
  'audit-log': measureAuditLog,
  import: measureImport,
  supply: measureSupply,
  flow: measureFlow,
  'flow-picture': measureFlowPicture,
  'tier-graph': measureTierGraph,
  search: measureSearch,
  review: measureReview,
  dashboard: measureDashboard,
  'wide-buyer': measureWideBuyer,
  'hard-networks': measureHardNetworks,
  'restless-link': measureRestlessLink,
};

const wanted = process.argv.slice(2);
await ensureBuilt(console.log);
console.log(`${availableParallelism()} cores; BELOW means below the floor\n`);
for (const [name, measure] of Object.entries(BENCHES)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const load = loadavg()[0] ?? 0;
  const figures = await measure();
  console.log(`— ${name} (load before: ${load.toFixed(1)})`);
  for (const figure of figures) console.log(lineOf(figure));
}
