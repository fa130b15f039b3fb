import { css } from 'styled-components';

/** Names of the keyframe animations of Plaza's pages. */
export const animations = {
  appear: 'plaza-appear',
  rise: 'plaza-rise',
  drop: 'plaza-drop',
  vanish: 'plaza-vanish',
  slideOut: 'plaza-slide-out',
  turn: 'plaza-turn',
  breathe: 'plaza-breathe',
} as const;

/** Part of the first styles, because Chrome restyles every element of the page when one is added later. */
export const animationRules = css`
  @keyframes ${animations.appear} { from { opacity: 0; } }
  @keyframes ${animations.rise} { from { opacity: 0; transform: translateY(8px); } }
  @keyframes ${animations.drop} { from { opacity: 0; transform: translateY(-6px); } }
  @keyframes ${animations.vanish} { to { opacity: 0; } }
  @keyframes ${animations.slideOut} { to { opacity: 0; transform: translateX(24px); } }
  @keyframes ${animations.turn} { to { transform: rotate(360deg); } }
  @keyframes ${animations.breathe} { 50% { opacity: 0.5; } }
`;
