/** Colours for native mini-program components, which take them as text; their maps stay light in the dark theme. */
export const nativeColours = {
  ink: '#18211D',
  ground: '#FFFFFF',
  brandFill: '#0F7A55',
  onFill: '#FFFFFF',
  tabText: '#8F8F8F',
  tabChosen: '#41C492',
} as const
