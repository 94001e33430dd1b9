import { fuzzEndpoints } from './fuzz-endpoints.ts';
import { quickly } from './people.ts';
import { useWorld } from './world.ts';

fuzzEndpoints(useWorld({ change: quickly }), 0);
