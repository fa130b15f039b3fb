import { styled } from '@plaza/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The first words of a step that has no field: takes the focus, so that they are read out and the keyboard is there.
 */
export function StepIntro({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} tabIndex={-1}>
      {children}
    </Text>
  );
}

const Text = styled.p`
  text-wrap: pretty;
  &:focus { outline: none; }
`;
