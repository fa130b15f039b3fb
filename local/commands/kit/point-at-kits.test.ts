import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-point-at-kits-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const inFolder = (...parts: string[]) => path.join(folder, ...parts);
const kits = [
  { name: '@plaza/ui', version: '1.0.0-2', file: 'plaza-ui-1.0.0-2.tgz', bytes: 1 },
  { name: '@plaza/test-kit', version: '1.0.0-2', file: 'plaza-test-kit-1.0.0-2.tgz', bytes: 1 },
];

test('replaces the previous kits with newer ones and changes nothing else', async () => {
  const { pointAtKits } = await import('./point-at-kits.mjs');
  const before = {
    name: 'loyalty',
    dependencies: { '@plaza/ui': 'file:kits/plaza-ui-1.0.0-1.tgz', koa: '3.3.0' },
    devDependencies: { '@plaza/test-kit': 'file:kits/plaza-test-kit-1.0.0-1.tgz' },
  };
  fs.writeFileSync(inFolder('package.json'), JSON.stringify(before));
  expect(pointAtKits(inFolder('kits'), kits)).toBe(inFolder('package.json'));
  expect(JSON.parse(fs.readFileSync(inFolder('package.json'), 'utf8'))).toEqual({
    name: 'loyalty',
    dependencies: { '@plaza/ui': 'file:kits/plaza-ui-1.0.0-2.tgz', koa: '3.3.0' },
    devDependencies: { '@plaza/test-kit': 'file:kits/plaza-test-kit-1.0.0-2.tgz' },
  });
});

test('does not change a package.json that uses no kits from the folder', async () => {
  const { pointAtKits } = await import('./point-at-kits.mjs');
  const text = JSON.stringify({ dependencies: { '@plaza/ui': '1.0.0' } });
  fs.writeFileSync(inFolder('package.json'), text);
  expect(pointAtKits(inFolder('kits'), kits)).toBeUndefined();
  expect(fs.readFileSync(inFolder('package.json'), 'utf8')).toBe(text);
  expect(pointAtKits(inFolder('elsewhere/kits'), kits)).toBeUndefined();
});
