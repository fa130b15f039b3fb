import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useScrollEdges } from '../hooks/use-scroll-edges';

/** Content that scrolls where its frame is lower than it is; a shadow at the foot says that there is more below. */
export function ScrollFrame({ className, children }: { className?: string; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  return (
    <Frame className={className}>
      <Scroller ref={scroller}>
        {/* Its height is watched, whatever stands in it. */}
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
  position: relative; /* or words for screen readers, which are absolute, make the page as large as all that is in here */
  min-height: 0;
  overflow-y: auto;
`;
