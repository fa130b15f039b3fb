import type { Account } from '@plaza/contracts/finance/accounts';
import { useRef, useState } from 'react';
import { useNewest } from '../../use-newest';
import { type AccountField, differs, validateField } from '../values/account-fields';

/** Saves the text of one field. Resolves to the error message if the server rejects it, otherwise to undefined. */
export type SaveField = (account: Account, field: AccountField, typed: string) => Promise<string | undefined>;

/** The state of a field that is edited in place. `typed` is undefined while the field is not being edited. */
export function useInlineEdit(account: Account, field: AccountField, saveField: SaveField) {
  const [typed, setTyped] = useState<string>();
  const [rejected, setRejected] = useState<{ text: string; message: string }>();
  // Closing an editor triggers a blur, which must not save what was just canceled or saved.
  const open = useRef(false);
  const begin = useNewest();

  function start() {
    open.current = true;
    setTyped(account[field] ?? '');
  }

  function close() {
    open.current = false;
    setTyped(undefined);
    setRejected(undefined);
  }

  async function save(text = typed ?? '') {
    if (!differs(account, field, text)) return close();
    const error = validateField(field, text, account.currency);
    if (error) return reject(text, error);
    close();
    const isNewest = begin();
    const message = await saveField(account, field, text);
    if (message && isNewest()) reject(text, message);
  }

  function reject(text: string, message: string) {
    open.current = true;
    setTyped((newer) => newer ?? text);
    setRejected({ text, message });
  }

  /** Blur saves the field. Text that was rejected is not sent again until it changes. */
  function leave() {
    if (open.current && typed !== rejected?.text) void save();
  }

  return { typed, error: rejected?.message, start, type: setTyped, close, save, leave };
}
