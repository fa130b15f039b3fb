import type { EverythingImport } from '@plaza/contracts/finance/import-export';
import { useEffect, useRef, useState } from 'react';
import { readJson } from '../file/read-file';
import { useFinanceAddImportPartMutation } from '../import-export-api';
import { showImportFailure } from '../report/import-failure';
import { type SentFile, sendFile } from './send-file';
import { forgetSentParts } from './sent-parts';

type Outcome = { readonly sent: SentFile } | { readonly error: string } | undefined;

/**
 * Reads an export, and sends a file that is too large for one request before its import: only once, even if requested
 * several times.
 * @returns `send`, which resolves to undefined if another file was chosen meanwhile; `forget`, after which the same
 * file is sent again; `share`, the share of the file that has been sent, during the sending
 */
export function useSendFile() {
  const [addPart] = useFinanceAddImportPartMutation();
  const [share, setShare] = useState<number>();
  const wanted = useRef<File>(undefined);
  const outcomes = useRef(new WeakMap<File, Promise<Outcome>>());
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );

  async function begin(file: File): Promise<Outcome> {
    const read = await readJson(file);
    if ('error' in read) return read;
    const outcome = await sendFile(read.data as EverythingImport['data'], {
      sendPart: (body) => addPart({ body }),
      goesOn: (sent) => {
        const isWanted = wanted.current === file;
        if (isWanted) setShare(sent);
        return isWanted;
      },
    });
    if (wanted.current === file) setShare(undefined);
    if (outcome && 'error' in outcome) return { error: showImportFailure(outcome.error, { preview: true }) };
    return outcome;
  }

  async function send(file: File): Promise<Outcome> {
    want(file);
    const begun = outcomes.current.get(file) ?? begin(file);
    outcomes.current.set(file, begun);
    const outcome = await begun;
    if (!outcome || 'error' in outcome) outcomes.current.delete(file);
    return outcome;
  }

  function want(file: File) {
    if (wanted.current !== file) setShare(undefined);
    wanted.current = file;
  }

  function forget(file: File | undefined, sent: Pick<SentFile, 'parts'>) {
    if (file) outcomes.current.delete(file);
    if (sent.parts) forgetSentParts(sent.parts.file);
  }

  return { send, forget, share };
}
