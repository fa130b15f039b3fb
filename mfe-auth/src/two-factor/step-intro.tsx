import { styled } from '@plaza/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The first words of a step that has no field: takes the focus, so that they are read out and the keyboard is there. */
export function StepIntro({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => words.current?.focus(), []);
  return (
    <Words ref={words} tabIndex={-1}>
      {children}
    </Words>
  );
}

const Words = styled.p`
  text-wrap: pretty;
  &:focus { outline: none; }
`;
