import { css } from '@plaza/ui';

/**
 * The style of buttons on the map: `place`, with `place-some` and `place-many` for larger ones, `place-plain` without
 * fill.
 */
export const markerStyle = css`
  .place {
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
  .place:hover { background: ${({ theme }) => theme.color.accentHover}; }
  .place-some { width: 40px; height: 40px; }
  .place-many { width: 48px; height: 48px; }
  .place-plain, .place-plain:hover {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.accentText};
  }
`;
