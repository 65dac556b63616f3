/** For what the mini-program draws itself: it takes colours as text, and its maps are light in the dark theme too. */
export const nativeColours = {
  ink: '#18211D',
  ground: '#FFFFFF',
  brandFill: '#0F7A55',
  onFill: '#FFFFFF',
  tabText: '#8F8F8F',
  tabChosen: '#41C492',
} as const
