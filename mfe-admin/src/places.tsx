import { CardSurface, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import type { ReactNode } from 'react';

interface LoadingProps {
  gap?: 8 | 12 | 16;
  children: ReactNode;
}

/** The places of what loads, announced once. */
export const Loading = ({ gap = 16, children }: LoadingProps) => (
  <Stack role="status" gap={gap}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </Stack>
);

interface CardPlaceProps {
  /** The length of the title, as CSS. */
  title: string;
  /** The lengths of the buttons beside it. */
  actions?: readonly string[];
  /** As high as a button of an icon, else as a small one. */
  hasIcons?: boolean;
  children: ReactNode;
}

/** The place of a `Card` with a title: its head is as high, and what it holds stands where it will. */
export const CardPlace = ({ title, actions = [], hasIcons = false, children }: CardPlaceProps) => (
  <CardSurface>
    <Head>
      <Skeleton width={title} height="16px" />
      <Buttons>
        {actions.map((width) => (
          <ButtonPlace key={width} width={width} height={hasIcons ? 36 : 28} />
        ))}
      </Buttons>
    </Head>
    <Body>{children}</Body>
  </CardSurface>
);

/** The place of a button: `height` in pixels where it is pressed with a pointer; a finger has more room. */
export const ButtonPlace = ({ width, height }: { width: string; height: 28 | 36 }) => (
  <ButtonFrame $width={width} $height={height}>
    <Skeleton height="100%" />
  </ButtonFrame>
);

/** The place of a line of text. `onPhone`: how many lines it takes there. */
export const TextPlace = ({ width, onPhone = 1 }: { width: string; onPhone?: 1 | 2 }) => (
  <Line $onPhone={onPhone}>
    <Skeleton width={width} />
  </Line>
);

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 52px;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[8]};
`;

const ButtonFrame = styled.div<{ $width: string; $height: number }>`
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height}px;
  ${({ theme }) => theme.media.touch} { height: 44px; }
`;

const Body = styled.div`
  padding: 0 ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
`;

const Line = styled.div<{ $onPhone: number }>`
  display: flex;
  align-items: center;
  height: 21px;
  ${({ theme }) => theme.media.phone} { height: ${({ $onPhone }) => 21 * $onPhone}px; }
`;
