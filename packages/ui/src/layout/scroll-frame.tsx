import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useScrollEdges } from '../hooks/use-scroll-edges';

/** A scroll container; a shadow at its bottom shows that there is more content below. */
export function ScrollFrame({ className, children }: { className?: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  return (
    <Frame className={className}>
      <Scroller ref={scroller}>
        {/* Wrapped, so that the height of the content can be observed. */}
        <div>{children}</div>
      </Scroller>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  &:has(> [data-below])::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 10px;
    background: linear-gradient(to top, ${({ theme }) => theme.color.edgeShade}, transparent);
    pointer-events: none;
  }
`;

const Scroller = styled.div`
  flex: 1;
  position: relative; /* or absolute texts for screen readers make the page as large as all of the content */
  min-height: 0;
  overflow-y: auto;
`;
