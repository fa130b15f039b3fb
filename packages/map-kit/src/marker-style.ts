import { css } from '@plaza/ui';

/**
 * The style of buttons on the map: `marker`, with `marker-some` and `marker-many` for larger ones, `marker-plain`
 * without fill.
 */
export const markerStyle = css`
  .marker {
    position: absolute;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    transform: translate(-50%, -50%);
    border: 2px solid ${({ theme }) => theme.color.surface};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
    box-shadow: ${({ theme }) => theme.shadow};
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.strong};
    line-height: 1;
  }
  .marker:hover { background: ${({ theme }) => theme.color.accentHover}; }
  .marker-some { width: 40px; height: 40px; }
  .marker-many { width: 48px; height: 48px; }
  .marker-plain, .marker-plain:hover {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.accentText};
  }
`;
