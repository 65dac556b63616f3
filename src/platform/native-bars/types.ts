/** Colours of what WeChat draws around a page. */
export interface BarColours {
  /** WeChat accepts only black and white, as #000000 and #ffffff */
  navText: '#000000' | '#ffffff'
  navBackground: string
  pageBackground: string
  /** of the dots shown when a page is pulled down */
  pullText: 'dark' | 'light'
  tabText: string
  tabChosen: string
  tabBackground: string
  tabBorder: 'black' | 'white'
}
