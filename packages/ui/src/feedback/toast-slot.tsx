import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { offerToastSlot } from './toast-position';

/**
 * The free middle of a bar at the top of the window, where toasts are shown if they fit. It must contain nothing else.
 */
export function ToastSlot() {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (slot.current ? offerToastSlot(slot.current) : undefined), []);
  return <Stretch ref={slot} />;
}

const Stretch = styled.div`
  flex: 1;
  align-self: stretch;
  min-width: 0;
`;
