import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './times.ts';

/** Writes the seconds of each test file, with its imports and hooks, which the runner's own report leaves out. */
export default class TimesReporter implements Reporter {
  private readonly times: FileTime[] = [];

  onTestModuleEnd(module: TestModule) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
    this.times.push({ file: relative('.', module.moduleId), seconds: ms / 1000 });
  }

  onTestRunEnd() {
    const { IEUM_TIMES: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(this.times));
  }
}
