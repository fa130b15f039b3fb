import { styled } from '@plaza/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The introduction of a step without fields. It takes the focus, so that screen readers read it and keyboard users
 * continue from there.
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
