import { z } from 'zod';
import { atMost, atMostEntries, must } from '../sentences';
import { FileHash, MissingFiles } from './releases';

/** How gateways share the files of their shells through the registry, over the private network only. */
export const shellFilesInternal = {
  /** `POST` with ShellFiles, answered with MissingShellFiles. */
  publishPath: '/internal/shell-files',
  /** `POST` with the content of a file, as service-kit packs it with its compressed forms. */
  contentPath: '/internal/shell-files/content',
  /** `GET`, answered with a ShellFile; 404 `shell_file_not_found` if no gateway has published it. */
  filePath: '/internal/shell-files/:name',
} as const;

const maxName = 100;
/** The largest number of files that a gateway publishes in one call. */
export const maxShellFiles = 200;
/** The largest packed content of a file, in bytes; it must fit into one document of the database. */
export const maxShellFileBytes = 12 * 1024 * 1024;

/**
 * The name of a file in the shell's folder of assets, without that folder. It contains a hash of the content, so the
 * content of a name never changes; it is never a page.
 */
export const ShellFileName = z
  .string()
  .max(maxName, must(atMost(maxName)))
  .regex(/^[\w@][\w@.~+-]*\.[0-9a-f]{8,64}\.(css|js|png|jpg|svg|webp|woff2)$/, must('contain a hash of the file'));

/** A file of a shell, with the sha384 of its content. */
export const ShellFile = z.object({ name: ShellFileName, hash: FileHash });
export type ShellFile = z.infer<typeof ShellFile>;

/** The files of a gateway's shell, or a part of them. */
export const ShellFiles = z.strictObject({
  files: z.array(ShellFile).max(maxShellFiles, must(atMostEntries(maxShellFiles))),
});

/**
 * The hashes of the files whose content the registry lacks. The other files are published; these are when they are sent
 * again, after their content.
 */
export const MissingShellFiles = MissingFiles;

export const ShellFileKey = z.object({ name: ShellFileName });
