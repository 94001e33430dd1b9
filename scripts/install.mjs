// Installs missing packages by the lockfile. Plain JavaScript: on a fresh machine this runs on the system's Node,
// before the project's own is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const STAMP = 'node_modules/.ieum-installed';
const OWN_NODE = 'node_modules/.bin/node';
const PACKAGES = ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json'];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Node ${OLDEST_NODE} or newer is needed to install Ieum, but this is ${process.versions.node}.`);
  process.exit(1);
}

const hash = createHash('sha256').update(readFileSync('package-lock.json'));
for (const file of PACKAGES) {
  // Not the whole file: another script is no reason to install again.
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(readFileSync(file, 'utf8'));
  hash.update(JSON.stringify([dependencies, devDependencies, overrides, allowScripts]));
}
const wanted = hash.digest('hex');

const isInstalled = existsSync(OWN_NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
if (!isInstalled) {
  console.log('Installing what is missing …');
  // Uses the npm and the Node that started this script: the project's own Node is removed and installed again
  // meanwhile.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const [command, ...first] = npm ? [node, npm] : ['npm'];
  const { status } = spawnSync(command, [...first, 'ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0 || !existsSync(OWN_NODE)) {
    console.error('The installation did not finish; `npm ci` shows why.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
