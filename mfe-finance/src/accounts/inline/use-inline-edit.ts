import type { Account } from '@plaza/contracts/finance/accounts';
import { useRef, useState } from 'react';
import { type AccountField, differs, validateField, valueToSend } from '../values/account-fields';

/** Sends one field; answers the sentence of a refusal, nothing when it was taken. */
export type SaveField = (account: Account, field: AccountField, value: string | null) => Promise<string | undefined>;

/** One field being edited where it stands. `typed` is undefined while it is only shown. */
export function useInlineEdit(account: Account, field: AccountField, saveField: SaveField) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<{ of: string; sentence: string }>();
  // Closing an editor takes the focus from it: the blur that follows must not save what was just cancelled or saved.
  const open = useRef(false);

  function start() {
    open.current = true;
    setTyped(account[field] ?? '');
  }

  function close() {
    open.current = false;
    setTyped(undefined);
    setRefusal(undefined);
  }

  async function save(text = typed ?? '') {
    if (!differs(account, field, text)) return close();
    const fault = validateField(field, text, account.currency);
    if (fault) return refuse(text, fault);
    close();
    const sentence = await saveField(account, field, valueToSend(field, text));
    if (sentence) refuse(text, sentence);
  }

  function refuse(text: string, sentence: string) {
    open.current = true;
    setTyped((newer) => newer ?? text);
    setRefusal({ of: text, sentence });
  }

  /** Leaving the field saves it; text that was refused before is not sent again until it is changed. */
  function leave() {
    if (open.current && typed !== refusal?.of) void save();
  }

  return { typed, sentence: refusal?.sentence, start, type: setTyped, close, save, leave };
}
