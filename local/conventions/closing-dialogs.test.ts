import { readSource, sourceFiles } from './source-files';

/** The sources with what a form does once it is saved, in the order of their names. */
const saved = sourceFiles(['mfe-*', 'packages/web-kit']).flatMap((file) =>
  [...readSource(file).matchAll(/^( +)onSaved\(.*\) \{\n([\s\S]*?)\n\1\}/gm)].map(
    ([, , body = '']) => [file, body] as const,
  ),
);

it('finds the forms', () => {
  expect(saved.length).toBeGreaterThan(20);
});

// By then it may have been closed, and another dialog be open in its place.
it.each(saved)('%s closes its dialog with useWhileOpen', (_file, body) => {
  expect(body).not.toMatch(/\bon(Close|Done|Added)\(/);
});
