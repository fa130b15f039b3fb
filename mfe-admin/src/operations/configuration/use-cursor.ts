import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { useRef } from 'react';

/** The text field of the document, and a function that moves its cursor to an issue. */
export function useCursor(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);

  function goTo({ line, column = 1 }: ConfigurationIssue) {
    if (line === undefined || !ref.current) return;
    const before = text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const start = before + (line > 1 ? 1 : 0) + column - 1;
    ref.current.focus();
    ref.current.setSelectionRange(start, start);
  }

  return { ref, goTo };
}
