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
/** Within this time after a tooltip was closed, the next one appears without a delay. */
const skipDelayMs = 300;
/** Radix's own event, which closes all open tooltips. */
const openEvent = 'tooltip.open';
/** When the latest tooltip was closed; infinite while one is open. */
let latestClosedAt = Number.NEGATIVE_INFINITY;

/** The bubble of a Tooltip, mounted only while the pointer or the focus is on its element. */
export function TooltipContent({ id, label, side, trigger, approach, onOpenChange }: Props) {
  const [hasWaited, setWaited] = useState(() => Date.now() - latestClosedAt < skipDelayMs);
  const isOpen = hasWaited || approach === 'focus';
  const handleOpen = useEffectEvent(() => onOpenChange(true));

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setWaited(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // A layout effect, as this bubble must not listen yet to the event that closes the others.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    document.dispatchEvent(new CustomEvent(openEvent));
    latestClosedAt = Number.POSITIVE_INFINITY;
    handleOpen();
    return () => {
      latestClosedAt = Date.now();
    };
  }, [isOpen]);

  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={isOpen} onOpenChange={onOpenChange}>
        <RadixTooltip.Trigger asChild>
          <TriggerProxy trigger={trigger} />
        </RadixTooltip.Trigger>
        {/* Without a container, Radix would render the bubble in a second pass. */}
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
