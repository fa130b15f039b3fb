import { CardSurface, css, styled, usePhone } from '@plaza/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface PanesProps {
  readonly list: ReactNode;
  readonly content?: ReactNode;
  /** Whether nothing can be chosen, so that the list has the full width and only the height that it needs. */
  readonly isListAlone?: boolean;
  /** Whether the content is shown instead of the list, where only one of them fits. */
  readonly isOpen: boolean;
  readonly onBack: () => void;
}

/**
 * A list and its chosen item, side by side. On phones only one of them is visible, while the list remains mounted; the
 * focus then moves to the visible one, and Escape goes back to the list.
 */
export function Panes({ list, content, isListAlone = false, isOpen, onBack }: PanesProps) {
  const isPhone = usePhone();
  const listPane = useRef<HTMLDivElement>(null);
  const contentPane = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    const isChanged = wasOpen.current !== isOpen;
    wasOpen.current = isOpen;
    if (!isChanged || !isPhone) return;
    const chosenRow = listPane.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
    if (!isOpen) chosenRow?.focus();
    else if (!contentPane.current?.contains(document.activeElement)) contentPane.current?.focus();
  }, [isOpen, isPhone]);

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (isPhone && key === 'Escape') onBack();
  };
  return (
    <Root $isListAlone={isListAlone}>
      <Pane ref={listPane} hidden={isPhone && isOpen}>
        {list}
      </Pane>
      {!isListAlone && (
        <Pane ref={contentPane} hidden={isPhone && !isOpen} tabIndex={-1} onKeyDown={handleKeyDown}>
          {content}
        </Pane>
      )}
    </Root>
  );
}

/** Fills the height that the window has left below the content above it, so that its end is visible. */
const height = css`
  height: clamp(440px, calc(100dvh - 266px), 960px);
  ${({ theme }) => theme.media.desktop} { height: clamp(440px, calc(100dvh - 211px), 960px); }
  ${({ theme }) => theme.media.phone} { height: clamp(440px, calc(100dvh - 250px), 960px); }
`;

const Root = styled(CardSurface)<{ $isListAlone: boolean }>`
  display: grid;
  grid-template: minmax(0, 1fr) / ${({ $isListAlone }) => ($isListAlone ? '' : 'minmax(260px, 340px)')} minmax(0, 1fr);
  ${({ $isListAlone }) => !$isListAlone && height}
  margin-top: ${({ theme }) => theme.space[16]};
  overflow: hidden;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  &[hidden] { display: none; }
  &:focus { outline: none; } /* focused only to receive key presses */
  &:not(:first-child) { border-inline-start: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ theme }) => theme.media.phone} {
    &:not(:first-child) { border-inline-start: 0; }
  }
`;
