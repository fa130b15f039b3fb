import { css, styled } from '@plaza/ui';

/** Leaflet's parts in Plaza's colours. */
const leafletLook = css`
  .leaflet-container {
    height: 100%;
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text};
    font: inherit;
    &:focus-visible { outline-offset: -2px; }
  }
  .leaflet-tile-pane { ${({ theme }) => theme.mode === 'dark' && 'filter: invert(1) hue-rotate(180deg) brightness(0.85) contrast(0.85) saturate(0.5);'} }
  .leaflet-bar {
    border: 1px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.control};
    box-shadow: none;
    overflow: hidden;
  }
  .leaflet-bar a, .leaflet-bar a:hover {
    border-bottom-color: ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    font: inherit;
    font-size: ${({ theme }) => theme.size[16]};
    line-height: 30px;
  }
  .leaflet-bar a:hover { background: ${({ theme }) => theme.color.hover}; }
  .leaflet-bar a:focus-visible { outline-offset: -2px; }
  .leaflet-bar a.leaflet-disabled { color: ${({ theme }) => theme.color.muted}; opacity: 0.6; }
  .leaflet-popup-content-wrapper, .leaflet-popup-tip {
    border: 0;
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    box-shadow: ${({ theme }) => theme.shadow};
  }
  .leaflet-popup-content-wrapper { border-radius: ${({ theme }) => theme.radius.card}; }
  .leaflet-popup-content { margin: 12px 32px 12px 16px; font: inherit; font-size: ${({ theme }) => theme.size[14]}; }
  .leaflet-popup-content p { margin: 0; }
  .leaflet-container a.leaflet-popup-close-button { color: ${({ theme }) => theme.color.muted}; font: inherit; font-size: 18px; line-height: 24px; }
`;

const placeLook = css`
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
  .place-person, .place-person:hover {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.accentText};
  }
  .place-card { display: grid; justify-items: start; gap: ${({ theme }) => theme.space[4]}; }
  .place-card > span {
    padding: 3px ${({ theme }) => theme.space[8]};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.info.tint};
    color: ${({ theme }) => theme.color.info.text};
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.medium};
    line-height: 1.2;
  }
  .place-card > p { color: ${({ theme }) => theme.color.muted}; }
`;

/** Its layers stay below the page's dialogs and header. */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: min(62vh, 600px);
  min-height: 320px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
  && { ${leafletLook} ${placeLook} }
`;

const floating = css`
  position: absolute;
  z-index: 1000;
`;

export const GroundNote = styled.p`
  ${floating}
  inset: auto auto ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[12]};
  max-width: calc(100% - 24px);
  padding: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  box-shadow: ${({ theme }) => theme.shadow};
`;

export const Corner = styled.div`
  ${floating}
  inset: 10px 10px auto auto;
`;

/** Stands over the whole map. */
export const Cover = styled.div`
  ${floating}
  inset: 0;
  display: grid;
  place-items: center;
  background: ${({ theme }) => theme.color.surface};
`;

export const Attribution = styled.p`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  text-align: end;
`;
