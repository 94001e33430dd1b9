import { spawn, spawnSync } from 'node:child_process';

type Options = { isQuiet?: boolean; cwd?: string };

/** Runs a program of the project, shown as it goes unless it is to be quiet; gives its exit code. */
export const run = (
  command: string,
  args: string[],
  env: Record<string, string> = {},
  { isQuiet = false, cwd = '.' }: Options = {},
) => {
  const stdio = isQuiet ? 'ignore' : 'inherit';
  const { status, error } = spawnSync(command, args, { stdio, cwd, env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  return status ?? 1;
};

/** Starts several that belong together: when one ends, the others end with it. */
export const runTogether = (programs: { command: string; args: string[]; env?: Record<string, string> }[]) => {
  const children = programs.map(({ command, args, env }) =>
    spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
  );
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const child of children) child.on('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endAll);
};
