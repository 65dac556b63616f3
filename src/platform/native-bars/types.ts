/** Colours of what WeChat draws around a page. */
export interface BarColours {
  /** WeChat takes black and white only, as #000000 and #ffffff */
  navText: '#000000' | '#ffffff'
  navBackground: string
  pageBackground: string
  /** of the three dots of a page that is pulled down */
  pullText: 'dark' | 'light'
  tabText: string
  tabChosen: string
  tabBackground: string
  tabBorder: 'black' | 'white'
}
