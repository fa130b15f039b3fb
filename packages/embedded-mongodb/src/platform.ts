/** The properties that decide whether the engine runs here. `glibc` is undefined for other C libraries. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly glibc?: string;
}

const builds = ['linux x64', 'linux arm64', 'darwin arm64'];

/** Why the built-in database cannot run on this machine, in one sentence; undefined if it can. */
export function unsupportedPlatform(machine: Machine = thisMachine()): string | undefined {
  const { platform, arch, glibc } = machine;
  const alternative = 'to use a MongoDB server (7 or newer) instead, set MONGODB_URI';
  if (!builds.includes(`${platform} ${arch}`))
    return `The built-in database has no build for ${platform} ${arch}; ${alternative}`;
  if (platform !== 'linux') return undefined;
  if (!glibc)
    return `The built-in database needs a Linux with glibc, and this one has another C library; ${alternative}`;
  if (!atLeast(glibc, '2.36'))
    return `The built-in database needs glibc 2.36 or newer, and this machine has ${glibc}; ${alternative}`;
  return undefined;
}

/** Whether the engine's libraries run only as relabelled copies, as they require glibc 2.38. */
export function needsRelabelling({ platform, glibc }: Machine): boolean {
  return platform === 'linux' && glibc !== undefined && !atLeast(glibc, '2.38');
}

/** The machine on which this process runs. */
export function thisMachine(): Machine {
  const { platform, arch } = process;
  return platform === 'linux' ? { platform, arch, glibc: glibcVersion() } : { platform, arch };
}

function glibcVersion(): string | undefined {
  const report: unknown = process.report.getReport();
  const { header } = report as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime;
}

function atLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
