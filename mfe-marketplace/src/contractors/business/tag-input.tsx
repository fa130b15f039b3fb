import { limits } from '@plaza/contracts/limits';
import { CloseIcon, Field, isComposing, styled, TextInput } from '@plaza/ui';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { maxTags, splitTags, withTags } from './tag-list';

interface TagInputProps {
  label: string;
  hint: string;
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

/**
 * A list of words: Enter, a comma, a semicolon or leaving the input adds a word, and pasting adds all words of a list;
 * each has a button that removes it. The input becomes read-only when the list is full; if it were disabled then, it
 * would lose the focus.
 */
export function TagInput({ label, hint, tags, error, onChange }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = tags.length >= maxTags;

  /** Adds these words, and leaves in the input those that the list has no room for, and the unfinished one. */
  function add(words: readonly string[], unfinished = '') {
    const extended = withTags(tags, words);
    setTyped(extended.rest.length > 0 ? [...extended.rest, unfinished.trim()].filter(Boolean).join(', ') : unfinished);
    if (extended.tags.length > tags.length) onChange(extended.tags);
  }

  /** Keyboards of phones do not say which key was pressed, so separators are found in the text. */
  function handleType(text: string) {
    const words = splitTags(text);
    add(words.slice(0, -1), words.at(-1));
  }

  /** An input would join the lines of a pasted list, and cut it to the length of one word. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n').trim();
    if (isFull || splitTags(pasted).length === 1) return;
    event.preventDefault();
    add(splitTags(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length)));
  }

  /** Moves the focus to the next tag, which takes the place of the removed one. */
  function remove(index: number) {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current;
    next?.focus();
    onChange(tags.filter((_tag, place) => place !== index));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault(); // Enter adds a word instead of submitting the form
    add(splitTags(typed));
  }

  return (
    <Root>
      <Field label={label} hint={isFull ? `At most ${maxTags}.` : hint} error={error}>
        <TextInput
          ref={input}
          value={typed}
          readOnly={isFull}
          maxLength={limits.name + 1} // for the separator after the longest word
          autoComplete="off"
          placeholder="Add…"
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={() => add(splitTags(typed))}
        />
      </Field>
      {tags.length > 0 && (
        <Tags ref={list} aria-label={label}>
          {tags.map((tag, index) => (
            <Tag key={tag}>
              {tag}
              <button type="button" aria-label={`Remove ${tag}`} onClick={() => remove(index)}>
                <CloseIcon />
              </button>
            </Tag>
          ))}
        </Tags>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 0;
  list-style: none;
`;

const Tag = styled.li`
  display: flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${({ theme }) => theme.space[8]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  overflow-wrap: anywhere;
  > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.round};
    background: none;
    color: ${({ theme }) => theme.color.muted};
    &:hover { background: ${({ theme }) => theme.color.hover}; color: ${({ theme }) => theme.color.text}; }
  }
`;
