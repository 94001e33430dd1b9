import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { listProcesses } from './processes.ts';
import { endRun } from './run-end.ts';

/** Waits for the end of a run, and cleans up after a run that could not do so itself. */
const [, , folder = '', socket = '', run = ''] = process.argv;

const LOOK_MS = 1000;

const connection = connect(socket);
connection.on('connect', () => console.log('watching'));
connection.on('error', () => undefined);
connection.on('close', async () => {
  clearInterval(look);
  if (!existsSync(folder)) return;
  await endRun(folder);
  console.error('The run was killed; its processes are ended and its temporary folder is removed.');
});
// The reader of our output may be gone before us.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

type Link = { pid: number; parent: number };

/** Returns the processes from the run up to the npm that started it. A run that npm did not start has none. */
const linksToNpm = (pid: number): Link[] => {
  const processes = new Map(listProcesses().map((running) => [running.pid, running]));
  const links: Link[] = [];
  for (let at = processes.get(pid); at && links.length < 4; at = processes.get(at.parent)) {
    if (at.name.startsWith('npm')) return links;
    links.push(at);
  }
  return [];
};

/**
 * Kills the run when its npm is gone: a killed npm ends only its shell or nothing at all, and the run would go on
 * unseen.
 */
const links = linksToNpm(Number(run));
const look = setInterval(() => {
  const parents = new Map(listProcesses().map(({ pid, parent }) => [pid, parent]));
  if (links.some(({ pid, parent }) => parents.get(pid) !== parent)) process.kill(Number(run), 'SIGKILL');
}, LOOK_MS);
if (links.length === 0) clearInterval(look);
