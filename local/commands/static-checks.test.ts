import { execFileSync } from 'node:child_process';
import path from 'node:path';

const file = path.join(__dirname, 'static-checks.mjs');

/** Runs checks, each a line of JavaScript, in a process of its own. @returns what it printed; the last line is JSON */
function runChecks(checks: Record<string, string>): { lines: string[]; failed: unknown } {
  const list = Object.entries(checks).map(([name, line]) => [name, process.execPath, ['-e', line]]);
  const script = `import(${JSON.stringify(file)})
    .then(({ runChecks }) => runChecks(${JSON.stringify(list)}))
    .then((failed) => console.log(JSON.stringify(failed)));`;
  const lines = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim().split('\n');
  return { lines, failed: JSON.parse(lines.at(-1) ?? '') };
}

test('runs all checks and names those that failed in order, whether by exit code, by signal or because the program is missing', () => {
  const { failed } = runChecks({
    slow: 'setTimeout(() => process.exit(3), 300)',
    good: '',
    killed: 'process.kill(process.pid, "SIGKILL")',
    late: '',
  });
  expect(failed).toEqual(['slow', 'killed']);
});

test('does not mix the output of two checks that run at a time', () => {
  const { lines } = runChecks({
    first: 'console.log("1"); setTimeout(() => console.error("2"), 300)',
    second: 'console.log("3")',
  });
  const text = lines.filter((line) => line !== '').slice(0, -1);
  expect(text).toEqual(['── second', '3', '── first', '1', '2']);
});
