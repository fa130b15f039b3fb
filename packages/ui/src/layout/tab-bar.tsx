import * as RadixTabs from 'radix-ui/tabs';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';
import { MoreIcon } from '../display/icons';
import { useEscape } from '../hooks/use-escape';
import { animations } from '../theme/animations';
import { bottomInset } from '../theme/insets';
import { tabStyle } from './tab-style';

interface TabBarProps {
  readonly label: string;
  /** The id of the chosen tab: choosing another tab closes the sheet. */
  readonly chosen: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
  /** The tabs behind More, if there are any. */
  readonly more?: ReactNode;
}

/**
 * Tabs at the bottom of a phone's window, within reach of a thumb; More opens a sheet with the other tabs of the list.
 */
export function TabBar({ label, chosen, onKeyDown, children, more }: TabBarProps) {
  const sheetId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosenBefore, setChosenBefore] = useState(chosen);
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (chosenBefore !== chosen) {
    setChosenBefore(chosen);
    setOpen(false);
  }

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  /** The sheet covers the page: elements of the page that get the focus would be hidden beneath it. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  useEffect(() => {
    if (isOpen) sheet.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  }, [isOpen]);

  return (
    <Bar ref={useEscape(isOpen, close)} onBlur={handleBlur}>
      <RoomForBar />
      {isOpen && <Shade aria-hidden onClick={close} />}
      <List aria-label={label} onKeyDown={onKeyDown}>
        {children}
        {more && (
          <Sheet ref={sheet} id={sheetId} role="none" $open={isOpen} onClick={close}>
            {more}
          </Sheet>
        )}
      </List>
      {more && (
        <More
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={sheetId}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon size={20} />
          <span>More</span>
        </More>
      )}
    </Bar>
  );
}

/** Lets the user scroll the end of the page out from under the bar. */
const RoomForBar = createGlobalStyle`
  :root { --bottom-inset: calc(56px + env(safe-area-inset-bottom, 0px)); }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  height: ${bottomInset};
  padding: 0 max(4px, env(safe-area-inset-right, 0px)) env(safe-area-inset-bottom, 0px) max(4px, env(safe-area-inset-left, 0px));
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
`;

const List = styled(RadixTabs.List)`
  display: flex;
  flex: 4 1 auto;
`;

const barItem = css`
  ${tabStyle}
  flex: 1 1 auto;
  flex-direction: column;
  justify-content: center;
  gap: 3px;
  height: 100%;
  min-width: 44px;
  padding: 0 ${({ theme }) => theme.space[4]};
  font-size: 0.6875rem;
  line-height: 1.2;
  -webkit-user-select: none;
  user-select: none;
  > svg { width: 22px; height: 22px; stroke-width: 1.4; }
`;

/** One tab of the bar. */
export const BarTab = styled(RadixTabs.Trigger)`
  ${barItem}
  position: relative;
  &[aria-selected='true'] { color: ${({ theme }) => theme.color.accentText}; }
  > :not(svg, span:first-of-type) { position: absolute; top: 6px; left: calc(50% + 8px); }
`;

/** Marked if the chosen tab is in the sheet. */
const More = styled.button`
  ${barItem}
  :has([role='none'] > [aria-selected='true']) + &, &[aria-expanded='true'] { color: ${({ theme }) => theme.color.accentText}; }
  @media (forced-colors: active) {
    :has([role='none'] > [aria-selected='true']) + & { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

/** The layer behind the sheet: it covers the page, but not the bar, which still receives presses. */
const Shade = styled.div`
  position: fixed;
  inset: 0 0 ${bottomInset};
  background: ${({ theme }) => theme.color.overlay};
  animation: ${animations.appear} ${({ theme }) => theme.motion.base};
`;

const Sheet = styled.div<{ $open: boolean }>`
  position: fixed;
  inset: auto 0 ${bottomInset};
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[4]};
  max-height: 70dvh;
  padding: ${({ theme }) => theme.space[12]};
  overflow-y: auto;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 14px 14px 0 0;
  background: ${({ theme }) => theme.color.raised};
  animation: ${animations.rise} ${({ theme }) => theme.motion.base} ${({ theme }) => theme.motion.ease};
`;

/** One tab of the sheet. */
export const SheetTab = styled(RadixTabs.Trigger)`
  ${tabStyle}
  gap: ${({ theme }) => theme.space[12]};
  min-height: 48px;
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  text-align: start;
  white-space: normal;
  color: ${({ theme }) => theme.color.text};
  > span { min-width: 0; overflow-wrap: anywhere; }
  > svg { flex: none; width: 20px; height: 20px; stroke-width: 1.5; color: ${({ theme }) => theme.color.muted}; }
  &[aria-selected='true'] { background: ${({ theme }) => theme.color.accentTint}; color: ${({ theme }) => theme.color.accentText}; }
  &[aria-selected='true'] > svg { color: inherit; }
`;
