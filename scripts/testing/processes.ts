import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export type Running = { pid: number; parent: number; name: string; environment: string[] };

/** Lists the processes of this machine. Those of another user have no environment unless we are root. */
export const listProcesses = (): Running[] => (existsSync('/proc/self/environ') ? listFromProc() : listFromPs());

const listFromProc = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const [, name = '', state = 'Z', parent = ''] = /\((.*)\) (\S) (\d+)/s.exec(readOf(pid, 'stat')) ?? [];
      // A process that has ended and waits for its parent to notice cannot be ended again.
      if (state === 'Z') return [];
      return [{ pid: Number(pid), parent: Number(parent), name, environment: readOf(pid, 'environ').split('\0') }];
    });

/** Returns '' if the process has ended meanwhile, or if we may not read its file. */
const readOf = (pid: string, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Lists processes on macOS, where `-E` adds the environment behind the command. */
const listFromPs = () => {
  const { stdout } = spawnSync('ps', ['-axEww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 27 });
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, program = '', ...words] = line.trim().split(/\s+/);
    const name = basename(program).replace(/:$/, '');
    return pid ? [{ pid: Number(pid), parent: Number(parent), name, environment: words }] : [];
  });
};
