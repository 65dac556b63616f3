/** Numbers of the layout: 1rem is the scaled width / 23.4375; 375 is the base from 960 on. */
export const remUnits = 23.4375
export const baseWidth = 375
export const maxScaledWidth = 960
/** Between a phone and a desktop the whole width would draw a phone page at twice its size: see docs/adr/0004-layout-scale.md */
export const tabletFrom = 480
export const tabletWidth = 403

/** Width that the design of 375 is scaled to, for a window of `width` CSS pixels. */
export function scaledWidth(width: number): number {
  if (width >= maxScaledWidth) return baseWidth
  return width >= tabletFrom ? tabletWidth : width
}

/** The same as a script for the HTML: the first paint already has its size. */
export const rootSizeScript = `!function(w){var d=w.document.documentElement;function f(){var x=d.clientWidth||w.innerWidth;d.style.fontSize=(x>=${maxScaledWidth}?${baseWidth}:x>=${tabletFrom}?${tabletWidth}:x)/${remUnits}+"px"}w.addEventListener("resize",f);f()}(window);`
