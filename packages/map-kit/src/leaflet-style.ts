import { css } from '@plaza/ui';

/** Leaflet's elements in Plaza's colors. */
export const leafletStyle = css`
  --map-land: ${({ theme }) => (theme.mode === 'dark' ? '#24231f' : '#f1efe8')};
  --map-water: ${({ theme }) => (theme.mode === 'dark' ? '#17232b' : '#d3e3ea')};
  --map-line: ${({ theme }) => (theme.mode === 'dark' ? '#57534b' : '#b3aca0')};
  --map-grid: ${({ theme }) => (theme.mode === 'dark' ? '#2d2b27' : '#e7e3da')};
  --map-text: ${({ theme }) => theme.color.muted};
  .leaflet-container[data-basemap='far'] { background: var(--map-water); }
  .leaflet-container[data-basemap='near'] { background: var(--map-land); }
  .leaflet-control-scale-line {
    border-color: ${({ theme }) => theme.color.muted};
    background: none;
    color: ${({ theme }) => theme.color.muted};
    font: inherit;
    font-size: ${({ theme }) => theme.size[13]};
    text-shadow: none;
  }
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
  ${({ theme }) => theme.media.touch} { .leaflet-bar a { width: 44px; height: 44px; line-height: 44px; } }
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
