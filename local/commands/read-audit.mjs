/**
 * What `npm audit --json` found.
 * @param {string} output what it printed
 * @returns {{ ok: boolean, lines: string[] }} not ok if a dependency that runs in production has a known vulnerability
 *   of high severity or worse; ok, with a line that says so, if the registry offers no audit
 */
export function readAudit(output) {
  const report = parse(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { ok: true, lines: [`No audit: the registry offers none (${report?.message ?? 'no answer'}).`] };
  const severe = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => isSevere(severity));
  if (severe.length > 0) return { ok: false, lines: severe.map(({ name, severity }) => `${name}: ${severity}`) };
  return {
    ok: true,
    lines: [`No known vulnerability of high severity in ${report.metadata.dependencies?.prod ?? 'the'} packages.`],
  };
}

const isSevere = (severity) => severity === 'high' || severity === 'critical';

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined; // npm was killed, or printed something else: reported as no answer
  }
}
