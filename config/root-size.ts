/** Layout constants: 1rem is the scaled width / 23.4375; windows wider than 960 use the base of 375. */
export const remUnits = 23.4375
const baseWidth = 375
export const maxScaledWidth = 960

/** Sets the root font size in an inline script, so that the first paint already has it. */
export const rootSizeScript =
  '!function(w){var d=w.document.documentElement;function f(){var ' +
  `x=d.clientWidth||w.innerWidth;d.style.fontSize=(x>=${maxScaledWidth}?${baseWidth}:x)/${remUnits}+"px"}` +
  'w.addEventListener("resize",f);f()}(window);'
