import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

test('the package.json of every kit lists all its imports, pinned, and nothing that exists only in this repository', async () => {
  const { kitNames } = await import('./kits.mjs');
  const { packageOf } = await import('./package-of-kit.mjs');
  const versions = Object.fromEntries(kitNames.map((kit) => [`@plaza/${kit}`, '1.0.0-3fa91c20']));
  for (const kit of kitNames) {
    const source = JSON.parse(fs.readFileSync(path.join(root, 'packages', kit, 'package.json'), 'utf8'));
    const packed = packageOf(source, versions);
    const named: Record<string, string> = { ...packed.dependencies, ...packed.peerDependencies };
    const exportsAll = Object.hasOwn(source.exports, './*');
    const imported = importsOf(path.join(root, 'packages', kit, 'src'), exportsAll).filter(
      (other) => other !== source.name,
    );
    expect({ kit, missing: imported.filter((other) => !(other in named)) }).toEqual({ kit, missing: [] });
    const loose = Object.values(named).filter((version) => !/^\d+\.\d+\.\d+(-\w+)?$/.test(version));
    expect({ kit, loose }).toEqual({ kit, loose: [] });
    expect(JSON.stringify(packed)).not.toMatch(/src\/|workspace:|"private"/);
  }
});

/**
 * The packages that the modules of a folder import. @param withHelpers whether its test helpers are a part of the kit
 */
function importsOf(dir: string, withHelpers: boolean): string[] {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[mc]?[jt]sx?$/.test(file) && !/\.test\.|\.d\.[mc]?ts$/.test(file))
    .filter((file) => withHelpers || !file.split(path.sep).includes('testing'));
  const specifiers = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    const found = text.matchAll(
      /(?:^import |^export [^;]*? from |^} from | from |\brequire\()['"]([^'".][^'"]*)['"]/gm,
    );
    return [...found].map(([, specifier = '']) => specifier);
  });
  const packages = specifiers.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
  const isBuiltIn = (one: string) => one.startsWith('node:') || builtinModules.includes(one);
  return [...new Set(packages)].filter((one) => /^(@[\w-]+\/)?[\w.-]+$/.test(one) && !isBuiltIn(one));
}
