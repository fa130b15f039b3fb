import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A change of the contracts that no screen has followed, and the files that must not pass the type check with it. */
interface Change {
  readonly files: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly fails: RegExp;
}

const root = path.resolve(__dirname, '../../..');
const folder = fs.mkdtempSync(path.join(root, 'packages/.changed-contracts-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const changes: Readonly<Record<string, Change>> = {
  'a call of another name': {
    files: ['finance/routes.ts', 'finance/loans.ts'],
    from: 'loanSchedule',
    to: 'repaymentPlan',
    fails: /^mfe-finance\/src\/loans\/\S+ .*'loanSchedule'/m,
  },
  'a path parameter of another name': {
    files: ['finance/incomes.ts'],
    from: 'params: IdParams',
    to: 'params: z.strictObject({ incomeId: Id })',
    fails: /^mfe-finance\/src\/incomes\/\S+ .*'incomeId'/m,
  },
  'a field of an answer of another name': {
    files: ['finance/expenses.ts'],
    from: 'category:',
    to: 'group:',
    fails: /^mfe-finance\/src\/expenses\/\S+ .*'category'/m,
  },
  'another required field of a request': {
    files: ['finance/properties.ts'],
    from: 'const propertyFields = {\n',
    to: 'const propertyFields = {\n  parcel: z.string(),\n',
    fails: /^mfe-finance\/src\/properties\/\S+ .*'parcel'/m,
  },
};

/** The errors of finance's type check, one line each, with all the changes in its contracts. */
async function typeErrors(): Promise<string> {
  const contracts = path.join(folder, 'contracts');
  fs.cpSync(path.join(root, 'packages/contracts/src'), contracts, { recursive: true });
  for (const { files, from, to } of Object.values(changes)) {
    for (const file of files) {
      const text = fs.readFileSync(path.join(contracts, file), 'utf8');
      if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`);
      fs.writeFileSync(path.join(contracts, file), text.replaceAll(from, to));
    }
  }
  const config = {
    extends: path.join(root, 'mfe-finance/tsconfig.json'),
    compilerOptions: { paths: { '@plaza/contracts/*': ['./contracts/*'] } },
    include: [path.join(root, 'mfe-finance/src')],
  };
  const project = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(project, JSON.stringify(config));
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/tsc'),
      ['-p', project, '--noEmit', '--pretty', 'false'],
      { cwd: root },
      (_error, out) => resolve(out.replaceAll('\n  ', ' ')),
    );
  });
}

let errors = '';
beforeAll(async () => {
  errors = await typeErrors();
}, 120_000);

test.each(Object.entries(changes))('%s fails the type check of the screens that use it', (_what, { fails }) => {
  expect(errors).toMatch(fails);
});
