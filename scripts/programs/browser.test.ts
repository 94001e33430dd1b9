import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROWSER_HINT, ensureBrowser } from './browser.ts';
import { copying, fakeMachine } from './fake-machine.ts';

const WORKS = 'echo "Chromium 150.0.1"';
const NONE = { chosen: undefined, downloaded: undefined };

it('takes the browser that CHROMIUM_PATH names before those on the PATH', () => {
  const { machine, put } = fakeMachine();
  put('bin/chromium', WORKS);
  const chosen = put('mine/chrome', WORKS);
  expect(ensureBrowser(machine, { ...NONE, chosen })).toBe(chosen);
});

it('takes the headless browser on the PATH before the others, and none that does not run', () => {
  const { machine, put } = fakeMachine();
  const chromium = put('bin/chromium', WORKS);
  const headless = put('bin/chromium-headless-shell', WORKS);
  const paths = { ...NONE, chosen: join(machine.root, 'missing') };
  expect(ensureBrowser(machine, paths)).toBe(headless);
  put('bin/chromium-headless-shell', 'exit 127');
  expect(ensureBrowser(machine, paths)).toBe(chromium);
});

it('installs the package of Debian for root, the older name where the newer is unknown', () => {
  const { machine, put, bin } = fakeMachine({ isAdministrator: true });
  const spare = put('spare/chromium', WORKS);
  const install = copying(spare, join(bin, 'chromium'));
  put('bin/apt-get', `case "$*" in *headless*) exit 100;; *'install '*chromium*fonts-noto-cjk*) ${install};; esac`);
  expect(ensureBrowser(machine, NONE)).toBe(join(bin, 'chromium'));
});

it('downloads the browser of Playwright for a user without rights, who cannot use apt-get', () => {
  const { machine, put } = fakeMachine();
  const downloaded = join(machine.root, 'playwright/chrome');
  put('bin/apt-get', `touch '${machine.root}/called'`);
  put('bin/playwright', `[ "$*" = 'install chromium' ] && ${copying(put('spare/chrome', WORKS), downloaded)}`);
  expect(ensureBrowser(machine, { ...NONE, downloaded })).toBe(downloaded);
  expect(existsSync(join(machine.root, 'called'))).toBe(false);
});

it('downloads the browser of Playwright where Debian has none', () => {
  const { machine, put } = fakeMachine({ isAdministrator: true });
  const downloaded = join(machine.root, 'playwright/chrome');
  put('bin/apt-get', 'exit 100');
  put('bin/playwright', copying(put('spare/chrome', WORKS), downloaded));
  expect(ensureBrowser(machine, { ...NONE, downloaded })).toBe(downloaded);
});

it('has none where the download fails or cannot be run, or Playwright has nothing for the system', () => {
  const { machine, put } = fakeMachine();
  const downloaded = join(machine.root, 'playwright/chrome');
  put('bin/playwright', 'exit 1');
  expect(ensureBrowser(machine, { ...NONE, downloaded })).toBeUndefined();
  put('bin/playwright', copying(put('spare/chrome', 'exit 127'), downloaded));
  expect(ensureBrowser(machine, { ...NONE, downloaded })).toBeUndefined();
  expect(ensureBrowser(machine, NONE)).toBeUndefined();
  expect(BROWSER_HINT).toMatch(/^A browser is missing: [^.]+\.$/);
});
