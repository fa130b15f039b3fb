/** A version that a library requires of another one, as `GLIBC_2.38`. `at` is the offset of its record in the file. */
export interface NeededVersion {
  readonly at: number;
  readonly name: string;
  readonly nameOffset: number;
  readonly index: number;
}

export interface NeededFile {
  readonly file: string;
  readonly versions: readonly NeededVersion[];
}

export interface ElfTables {
  readonly machine: 'x64' | 'arm64';
  /** Offsets in the file: of the dynamic symbols, of their names, and of their version numbers. */
  readonly symbols: { readonly offset: number; readonly count: number };
  readonly strings: number;
  readonly versionNumbers: number;
  readonly needed: readonly NeededFile[];
}

const sectionType = { dynamicSymbols: 11, versionNeeds: 0x6ffffffe, versionNumbers: 0x6fffffff };
const machines: Record<number, ElfTables['machine']> = { 62: 'x64', 183: 'arm64' };
export const symbolSize = 24;

/**
 * Reads the tables by which the loader binds a shared library's symbols. Throws on anything but 64-bit little-endian
 * ELF.
 */
export function readElf(file: Buffer): ElfTables {
  if (file.length < 64 || file.readUInt32BE(0) !== 0x7f454c46 || file[4] !== 2 || file[5] !== 1)
    throw new Error('not a 64-bit little-endian ELF file');
  const machine = machines[file.readUInt16LE(18)];
  if (!machine) throw new Error(`unknown machine ${file.readUInt16LE(18)}`);
  const sections = readSections(file);
  const section = (type: number) => {
    const found = sections.find((candidate) => candidate.type === type);
    if (!found) throw new Error(`no section of type ${type.toString(16)}`);
    return found;
  };
  const symbols = section(sectionType.dynamicSymbols);
  const strings = sections[symbols.link]?.offset;
  if (strings === undefined) throw new Error('the dynamic symbols have no names');
  const needs = section(sectionType.versionNeeds);
  return {
    machine,
    symbols: { offset: symbols.offset, count: Math.floor(symbols.size / symbolSize) },
    strings,
    versionNumbers: section(sectionType.versionNumbers).offset,
    needed: readNeeds(file, needs.offset, needs.info, strings),
  };
}

function readSections(file: Buffer) {
  const start = Number(file.readBigUInt64LE(40));
  const size = file.readUInt16LE(58);
  return Array.from({ length: file.readUInt16LE(60) }, (_, i) => {
    const at = start + i * size;
    return {
      type: file.readUInt32LE(at + 4),
      offset: Number(file.readBigUInt64LE(at + 24)),
      size: Number(file.readBigUInt64LE(at + 32)),
      link: file.readUInt32LE(at + 40),
      info: file.readUInt32LE(at + 44),
    };
  });
}

function readNeeds(file: Buffer, start: number, count: number, strings: number): NeededFile[] {
  const needed: NeededFile[] = [];
  for (let i = 0, at = start; i < count; i++) {
    const versions = readVersions(file, at + file.readUInt32LE(at + 8), file.readUInt16LE(at + 2), strings);
    needed.push({ file: textAt(file, strings + file.readUInt32LE(at + 4)), versions });
    at += file.readUInt32LE(at + 12);
  }
  return needed;
}

function readVersions(file: Buffer, start: number, count: number, strings: number): NeededVersion[] {
  const versions: NeededVersion[] = [];
  for (let i = 0, at = start; i < count; i++) {
    const nameOffset = file.readUInt32LE(at + 8);
    const index = file.readUInt16LE(at + 6) & 0x7fff;
    versions.push({ at, name: textAt(file, strings + nameOffset), nameOffset, index });
    at += file.readUInt32LE(at + 12);
  }
  return versions;
}

/** The text that begins at an offset and ends with a zero byte. */
export function textAt(file: Buffer, offset: number): string {
  return file.toString('latin1', offset, file.indexOf(0, offset));
}

/** The hash by which the loader compares version names. */
export function elfHash(name: string): number {
  let hash = 0;
  for (const byte of Buffer.from(name, 'latin1')) {
    hash = ((hash << 4) + byte) >>> 0;
    const high = hash & 0xf0000000;
    hash = (hash ^ (high >>> 24)) & ~high;
  }
  return hash >>> 0;
}
