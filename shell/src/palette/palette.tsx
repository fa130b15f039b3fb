import { Button, CloseIcon, Dialog, Kbd, NamedIcon, SearchIcon, styled, useCopy, VisuallyHidden } from '@plaza/ui';
import { toast, useUser } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { useState } from 'react';
import { rememberFound } from './recently-found';
import type { Section } from './sections';
import type { OwnEntry } from './use-own-entries';
import { usePaletteList } from './use-palette-list';
import { usePaletteResults } from './use-palette-results';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** Finds any destination by a few letters: tabs, their parts, settings, people, records, actions. */
export default function Palette({ onClose, onShortcuts }: PaletteProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Search Plaza" size="md" bare>
      <Finder user={user} onClose={onClose} onShortcuts={onShortcuts} />
    </Dialog>
  );
}

type FinderProps = PaletteProps & { readonly user: NonNullable<ReturnType<typeof useUser>> };

function Finder({ user, onClose, onShortcuts }: FinderProps) {
  const navigate = useNavigate();
  const { copy } = useCopy();
  const [typed, setTyped] = useState('');
  const { sections, count, isSearching, isIncomplete } = usePaletteResults(user, typed, onShortcuts);

  async function handleChoose(entry: OwnEntry) {
    rememberFound(user.id, entry);
    onClose();
    if (entry.run) return entry.run();
    if (entry.to !== undefined) return void navigate(entry.to);
    if (await copy(entry.label)) toast({ title: 'Copied', description: entry.label });
    else toast({ title: entry.label, description: 'This browser does not let it be copied.' });
  }

  const list = usePaletteList(sections, handleChoose);
  return (
    <>
      <Top>
        <SearchIcon size={20} />
        <Input
          {...list.inputProps}
          aria-label="Search Plaza"
          placeholder="Search, or try “convert 100 EUR”"
          value={typed}
          maxLength={80}
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button size="sm" variant="ghost" icon={<CloseIcon />} aria-label="Close" onClick={onClose} />
      </Top>
      <List {...list.listProps}>
        {sections.map((section) => (
          <Group key={section.heading} section={section} list={list} />
        ))}
      </List>
      {count === 0 && <Nothing>{isSearching ? 'Searching…' : `Nothing is called “${typed.trim()}”.`}</Nothing>}
      <VisuallyHidden role="status">
        {typed && !isSearching && `${count} ${count === 1 ? 'result' : 'results'}`}
      </VisuallyHidden>
      <Foot>
        {isIncomplete && <Missing>Some areas do not answer; what they hold is not searched.</Missing>}
        <Hints aria-hidden>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
          </span>
          <span>
            <Kbd>Enter</Kbd> to open
          </span>
          <span>
            <Kbd>Esc</Kbd> to close
          </span>
        </Hints>
      </Foot>
    </>
  );
}

type PaletteList = ReturnType<typeof usePaletteList>;

function Group({ section: { heading, entries }, list }: { section: Section; list: PaletteList }) {
  const headingId = `${list.listProps.id}-${heading.replaceAll(/\W/g, '-')}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is a role of its own
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      {entries.map((entry) => (
        <Option key={entry.id} {...list.optionProps(entry)}>
          <NamedIcon name={entry.icon ?? 'grid'} />
          <Label>{entry.label}</Label>
          {entry.detail && entry.detail !== heading && <Detail>{entry.detail}</Detail>}
        </Option>
      ))}
    </div>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 40px;
  border: 0;
  outline: 0;
  background: none;
  font-size: ${({ theme }) => theme.size[16]};
  && { outline: none; }
`;

const List = styled.div`
  position: relative; /* otherwise absolute texts for screen readers make the page as large as all content in here */
  flex: 0 1 auto;
  min-height: 0;
  max-height: min(420px, 60dvh);
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${({ theme }) => theme.media.phone} { flex: 1; max-height: none; }
  &:empty { display: none; }
`;

const Heading = styled.div`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radius.control};
  cursor: default;
  scroll-margin-block: 40px;
  > svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
  &[aria-selected='true'] { background: ${({ theme }) => theme.color.accentTint}; }
  &[aria-selected='true'] > svg { color: ${({ theme }) => theme.color.accentText}; }
  @media (forced-colors: active) { &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
  ${({ theme }) => theme.media.touch} { min-height: 44px; }
`;

const Label = styled.span`
  min-width: 0;
  padding-block: ${({ theme }) => theme.space[4]};
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  flex: 1 0 auto;
  max-width: 50%;
  margin-inline-start: auto;
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Nothing = styled.p`
  padding: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[16]};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Missing = styled.p`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]} 0;
  color: ${({ theme }) => theme.color.attention.text};
`;

/** Keyboard hints are useless on devices without a keyboard. */
const Hints = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  color: ${({ theme }) => theme.color.muted};
  ${({ theme }) => theme.media.touch} { display: none; }
`;
