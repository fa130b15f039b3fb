import { readAudit } from './read-audit.mjs';

const report = (vulnerabilities: Record<string, object>) =>
  JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length }, dependencies: { prod: 120 } },
  });

test.each(['high', 'critical'])(
  'a known vulnerability of %s severity fails, with the name of the package',
  (severity) => {
    expect(readAudit(report({ leftpad: { name: 'leftpad', severity } }))).toEqual({
      ok: false,
      lines: [`leftpad: ${severity}`],
    });
  },
);

test('less severe vulnerabilities pass', () => {
  expect(readAudit(report({ leftpad: { name: 'leftpad', severity: 'moderate' } }))).toMatchObject({ ok: true });
});

test.each([
  [JSON.stringify({ message: '405 Method Not Allowed' }), '405 Method Not Allowed'],
  ['npm error', 'no answer'],
  ['', 'no answer'],
])('a registry without an audit passes with a note: %s', (output, why) => {
  expect(readAudit(output)).toEqual({ ok: true, lines: [`No audit: the registry offers none (${why}).`] });
});
