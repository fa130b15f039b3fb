import { Button, RefreshIcon, styled } from '@plaza/ui';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  readonly isSwapping: boolean;
  /** Whether this page has reached its limit of swaps. */
  readonly isUsedUp: boolean;
  readonly onSwap: () => void;
}

/** Offers a version that arrived while the user works with an older one. */
export default function NewerVersion({ isSwapping, isUsedUp, onSwap }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = root;
    return () => {
      // The clean-up runs while the pressed button is still on the page: its replacement gets the focus.
      if (!element?.contains(document.activeElement)) return;
      const place = element.closest<HTMLElement>('[role=tabpanel]') ?? document.querySelector('main');
      place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Root ref={root} role="status">
      <span>A newer version is ready.{isUsedUp && ' Reload the page to get it.'}</span>
      <Button
        size="sm"
        icon={<RefreshIcon />}
        loading={isSwapping}
        onClick={isUsedUp ? () => location.reload() : onSwap}
      >
        {isUsedUp ? 'Reload' : 'Update'}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[12]};
  margin-bottom: ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.muted};
`;
