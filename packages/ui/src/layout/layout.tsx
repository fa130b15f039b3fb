import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { Space } from '../theme/theme';

interface FlowProps {
  /** The gap between children, in pixels of the spacing scale. */
  gap?: Space;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

// These props are only for the style and must not be passed to the DOM as attributes.
const layoutProps = new Set(['gap', 'align', 'justify', 'wrap', 'min']);
const config = { shouldForwardProp: (prop: string) => !layoutProps.has(prop) };

/** Children below each other, 16 px apart by default. */
export const Stack = styled.div.withConfig(config)<FlowProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ theme, gap = 16 }) => theme.space[gap]};
  align-items: ${({ align = 'stretch' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
`;

/** Children side by side, 8 px apart by default; they wrap where the width ends. */
export const Row = styled.div.withConfig(config)<FlowProps & { wrap?: boolean }>`
  display: flex;
  min-width: 0;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  gap: ${({ theme, gap = 8 }) => theme.space[gap]};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
`;

/** Equal columns, as many as fit with `min` pixels (240 by default), 16 px apart. */
export const Grid = styled.div.withConfig(config)<{ min?: number; gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ min = 240 }) => min}px, 100%), 1fr));
  gap: ${({ theme, gap = 16 }) => theme.space[gap]};
`;
