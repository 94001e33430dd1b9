import { spawn, spawnSync } from 'node:child_process';

type Options = { isQuiet?: boolean; cwd?: string };

/** Runs a program of the project with visible output unless it is quiet. Returns its exit code. */
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

/** Runs a program without blocking this process, which can then pass signals on. Returns its exit code. */
export const runBeside = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', ({ message }) => {
      console.error(message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** Runs a program beside others and holds its output back, so that their lines do not mix. */
export const runHeldBack = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    let output = '';
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ code: 1, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Starts several programs that belong together: when one ends, the others end with it. */
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
