import { takeOutGuards } from './guards/take-out-guards.ts';

process.exit(takeOutGuards().every(Boolean) ? 0 : 1);
