import * as RadixTooltip from 'radix-ui/tooltip';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { TriggerProxy } from '../lazy-overlays/trigger-proxy';
import type { Approach } from './tooltip';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  readonly trigger: RefObject<HTMLElement | null>;
  readonly approach: Approach;
  readonly onOpenChange: (open: boolean) => void;
}

const delayMs = 700;
/** Who has read one a moment ago is shown the next one at once. */
const skipDelayMs = 300;
/** Radix's own: all that are open hear it and close. */
const openEvent = 'tooltip.open';
/** Until when the latest one was shown: for ever, while it is. */
let shownUntil = Number.NEGATIVE_INFINITY;

/** What a Tooltip shows; there only while somebody is at its place. */
export function TooltipContent({ id, label, side, trigger, approach, onOpenChange }: Props) {
  const [hasWaited, setWaited] = useState(() => Date.now() - shownUntil < skipDelayMs);
  const isOpen = hasWaited || approach === 'focus';
  const handleOpen = useEffectEvent(() => onOpenChange(true));

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setWaited(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // Before its own bubble listens.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    document.dispatchEvent(new CustomEvent(openEvent));
    shownUntil = Number.POSITIVE_INFINITY;
    handleOpen();
    return () => {
      shownUntil = Date.now();
    };
  }, [isOpen]);

  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={isOpen} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <TriggerProxy trigger={trigger} />
        </RadixTooltip.Trigger>
        {/* Into the body, or Radix would render the bubble in a second pass. */}
        <RadixTooltip.Portal container={document.body}>
          <Bubble id={id} side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Bubble>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const Bubble = styled(RadixTooltip.Content)`
  z-index: ${({ theme }) => theme.layer.tooltip};
  max-width: 280px;
  padding: 4px 8px;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.tooltip};
  color: ${({ theme }) => theme.color.onTooltip};
  font-size: ${({ theme }) => theme.size[13]};
`;
