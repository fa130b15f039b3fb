import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { Space } from '../theme/theme';

interface FlowProps {
  /** The gap between children, in pixels of the spacing scale. */
  gap?: Space;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

// These props are for the style alone and must not reach the DOM as attributes.
const layoutProps = new Set(['gap', 'align', 'justify', 'wrap', 'min']);
const config = { shouldForwardProp: (prop: string) => !layoutProps.has(prop) };

/** Children one below the other, 16 px apart unless said. */
export const Stack = styled.div.withConfig(config)<FlowProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ theme, gap = 16 }) => theme.space[gap]};
  align-items: ${({ align = 'stretch' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
`;

/** Children side by side, 8 px apart unless said; they wrap where the width ends. */
export const Row = styled.div.withConfig(config)<FlowProps & { wrap?: boolean }>`
  display: flex;
  min-width: 0;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  gap: ${({ theme, gap = 8 }) => theme.space[gap]};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
`;

/** Equal columns, as many as fit at `min` pixels (240 unless said), 16 px apart. */
export const Grid = styled.div.withConfig(config)<{ min?: number; gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ min = 240 }) => min}px, 100%), 1fr));
  gap: ${({ theme, gap = 16 }) => theme.space[gap]};
`;
