import { fuzzEndpoints } from './fuzz-endpoints.ts';
import { useWorld } from './world.ts';

fuzzEndpoints(useWorld(), 0);
