import { styled } from '@plaza/ui';

/** Scrolls from its end, so that messages added above, or a smaller frame, do not change the scroll position. */
export const ThreadFrame = styled.div`
  flex: 1;
  position: relative; /* or absolute texts for screen readers make the page as high as all of the content */
  display: flex;
  flex-direction: column-reverse;
  min-height: 0;
  padding: ${({ theme }) => theme.space[16]};
  overflow-y: auto;
  overflow-anchor: none; /* column-reverse keeps the position already; scroll anchoring would shift it */
  &:focus-visible { outline-offset: -2px; }
`;

export const ThreadContent = styled.div`
  flex: none;
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: auto; /* the first messages are at the top */
  > button { justify-self: center; }
`;

export const DayHeading = styled.h3`
  justify-self: center;
  margin: ${({ theme }) => theme.space[8]} 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

/** Overlays the end of the frame. */
export const NewerMessages = styled.div`
  display: grid;
  justify-items: center;
  height: 0;
  > button { position: relative; bottom: 40px; }
`;
