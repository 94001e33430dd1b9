import { fuzzEndpoints } from '../fixtures/fuzz/endpoints.ts';
import { useWorld } from '../fixtures/world/world.ts';

fuzzEndpoints(useWorld(), 1);
