import type { ConfigurationCheck, WholeConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { useKeptForm } from '@plaza/web-kit';
import { useState } from 'react';
import { useAdminCheckGatewayConfigurationMutation } from './configuration-api';

/** The typed text, and the hash of the document that it is based on; both are empty while nothing is typed. */
interface Draft {
  readonly text: string;
  readonly on: string;
}

const blank: Draft = { text: '', on: '' };

/** The result of a check, and the text that was checked: the result applies to no other text. */
interface Checked extends Draft {
  readonly data?: ConfigurationCheck | undefined;
  readonly error?: unknown;
}

/**
 * The edited document: the typed text, which is kept while the user looks at other screens, or else the active version;
 * and the result of its check. Submitting it means checking it.
 */
export function useEditor(version: WholeConfigurationVersion) {
  const [check] = useAdminCheckGatewayConfigurationMutation();
  const [latest, setLatest] = useState<Checked>();
  const form = useKeptForm<Draft, Checked>({
    name: 'admin/configuration',
    initial: blank,
    validate: () => undefined,
    async save(draft) {
      const shown = shownDraft(draft, version);
      setLatest(undefined);
      return { data: { ...shown, ...(await check(shown.text)) } };
    },
    onSaved: setLatest,
  });
  const { text, on } = shownDraft(form.draft, version);
  const { data: checked, error }: Partial<Checked> = latest?.text === text && latest.on === on ? latest : {};
  const isOutdated = on !== version.hash;

  return {
    text,
    on,
    isTyped: form.isUnsaved,
    /** Whether another version was applied since the user began to type. */
    isOutdated,
    checked,
    error,
    isChecking: form.isSaving,
    mayApply: !isOutdated && checked?.faults.length === 0 && checked.changes.length > 0,
    check: form.submit,
    type: (typed: string) => form.change({ text: typed, on }),
    /** Takes the active version as the one that the text is based on. */
    rebase: () => form.change({ text, on: version.hash }),
    discard: () => form.replace(blank),
    /** To be called when the text was applied: removes it, unless another one was typed meanwhile. */
    settle() {
      form.replace((now) => (now.text === text ? blank : now));
      form.discard();
    },
  };
}

export type ConfigurationEditor = ReturnType<typeof useEditor>;

const shownDraft = (draft: Draft, { document, hash }: WholeConfigurationVersion): Draft =>
  draft.on === '' ? { text: JSON.stringify(document, undefined, 2), on: hash } : draft;
