import fs from 'node:fs';
import path from 'node:path';
import { namePlaceholders } from './naming.mjs';
import { nextSteps, remoteSteps, serviceSteps } from './next-steps.mjs';
import { readRepository } from './repository.mjs';

const root = path.resolve(__dirname, '../../..');
const { nextPort } = readRepository(root);
/** An area that is part of the platform: what the steps name is there of it. */
const values = { ...namePlaceholders('markets'), port: nextPort.service };

const steps = [...remoteSteps(values), ...serviceSteps(values)];

test.each(steps.map(({ file, holds }) => [file, holds]))('%s exists and contains %s', (file, holds) => {
  expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(holds);
});

/** Sources that name each service of the platform; a new one belongs there too, or the compiler says so. */
const placesOfServices = ['packages/contracts/src', 'packages/service-kit/src', 'gateway/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return ['finance', 'markets', 'marketplace'].every((name) => new RegExp(`\\b${name}(Calls)?\\b`).test(text));
    }),
);
/** What names these areas for other reasons: their tabs, what people can do there. */
const ofOtherReasons = ['gateway/src/operations/drills/journeys.ts'];

test('the steps include every place that names the services', () => {
  const named = serviceSteps(values).map(({ file }) => file);
  expect(placesOfServices.filter((file) => !named.includes(file))).toEqual(ofOtherReasons);
});

test('the steps are printed with their files and numbers', () => {
  expect(nextSteps.service(values)).toMatch(
    /^ {3}1\. packages\/contracts\/src\/gateway\/service-names\.ts +"markets" in S/m,
  );
  expect(nextSteps.remote(values)).toContain('shell/src/dashboard/shown-tab.ts');
});
