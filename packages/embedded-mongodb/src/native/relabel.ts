import { type ElfTables, elfHash, type NeededFile, type NeededVersion, readElf, symbolSize, textAt } from './elf';

/** The version that the engine's libraries require and an older glibc lacks. */
const tooNew = 'GLIBC_2.38';

/** The versions under which glibc provides the same functions on each machine. */
const older = {
  x64: { plain: 'GLIBC_2.2.5', scan: 'GLIBC_2.7' },
  arm64: { plain: 'GLIBC_2.17', scan: 'GLIBC_2.17' },
} satisfies Record<ElfTables['machine'], { plain: string; scan: string }>;

/**
 * Rewrites, in place, each reference of a shared library to glibc 2.38 into one that glibc 2.36 answers with the same
 * function: `__isoc23_strto…` → `strto…`, `__isoc23_…scanf` → `__isoc99_…scanf`, `fmod` → its older version.
 * @returns the changes, one line per symbol
 * @throws for an unknown symbol; the buffer is then unusable
 */
export function relabel(library: Buffer): string[] {
  const elf = readElf(library);
  return elf.needed.flatMap((file) => {
    const bad = file.versions.find((version) => version.name === tooNew);
    return bad ? relabelFile(library, elf, file, bad) : [];
  });
}

function relabelFile(library: Buffer, elf: ElfTables, file: NeededFile, bad: NeededVersion): string[] {
  const done: string[] = [];
  for (let i = 1; i < elf.symbols.count; i++) {
    const numberAt = elf.versionNumbers + 2 * i;
    if ((library.readUInt16LE(numberAt) & 0x7fff) !== bad.index) continue;
    const symbolAt = elf.symbols.offset + symbolSize * i;
    const nameOffset = library.readUInt32LE(symbolAt);
    const name = textAt(library, elf.strings + nameOffset);
    const { kind, skip, digits } = replacementFor(name);
    if (digits) library.write(digits, elf.strings + nameOffset + '__isoc'.length, 'latin1');
    library.writeUInt32LE(nameOffset + skip, symbolAt);
    const version = versionOf(file, older[elf.machine][kind]);
    library.writeUInt16LE(version.index, numberAt);
    done.push(`${name}@${tooNew} -> ${textAt(library, elf.strings + nameOffset + skip)}@${version.name}`);
  }
  // The record is no longer used, but the loader checks every record: it now requires an older version.
  const replacement = versionOf(file, older[elf.machine].plain);
  library.writeUInt32LE(elfHash(replacement.name), bad.at);
  library.writeUInt32LE(replacement.nameOffset, bad.at + 8);
  return done;
}

/** The older name is the newer one without its first `skip` bytes, or with other `digits`. */
function replacementFor(name: string): { kind: 'plain' | 'scan'; skip: number; digits?: string } {
  if (/^__isoc23_strto\w+$/.test(name)) return { kind: 'plain', skip: '__isoc23_'.length };
  if (/^__isoc23_[fs]scanf$/.test(name)) return { kind: 'scan', skip: 0, digits: '99' };
  if (name === 'fmod') return { kind: 'plain', skip: 0 };
  throw new Error(`the engine needs ${name} of ${tooNew}, and no older equivalent is known`);
}

function versionOf(file: NeededFile, name: string): NeededVersion {
  const found = file.versions.find((version) => version.name === name);
  if (!found) throw new Error(`${file.file}: nothing refers to ${name}`);
  return found;
}
