import { fireEvent, screen } from '@testing-library/dom'
import type { PropsWithChildren } from 'react'
import { ShellNavigationProvider } from '@/components/page-shell/shell-navigation'
import { TabBar } from '@/components/tab-bar'
import { bootApp } from '../support/taro-app'

const openTab = jest.fn()
const App = ({ children }: PropsWithChildren) => <>{children}</>
const shopsPage = (mine: number) => ({
  default: () => (
    <ShellNavigationProvider
      value={{
        back: () => undefined,
        openTab,
        tabAddress: (tab) => `#/${tab}`,
        tabCounts: { mine },
        brandName: '',
      }}
    >
      <TabBar current="shops" />
    </ShellNavigationProvider>
  ),
})

let running: ReturnType<typeof bootApp>
const open = async (mine: number) => {
  running = bootApp({
    app: App,
    config: { pages: ['pages/Shops/index'] },
    pages: { 'pages/Shops/index': () => shopsPage(mine) },
  })
  await screen.findByRole('navigation', { name: /.+/ })
  return screen.getAllByRole('link')
}
beforeEach(() => openTab.mockClear())
afterEach(() => running.stop())

it('has four links and marks that of the current page', async () => {
  const links = await open(0)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/home', '#/shops', '#/goods', '#/mine'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
})

it('opens a tab within the app, and leaves clicks for a new window to the browser', async () => {
  const mine = (await open(0))[3]!
  fireEvent.click(mine, { ctrlKey: true })
  expect(openTab).not.toHaveBeenCalled()
  expect(fireEvent.click(mine)).toBe(false)
  expect(openTab).toHaveBeenCalledWith('mine')
})

it('shows the number of waiting orders on a tab', async () => {
  expect((await open(3))[3]!.textContent).toContain('3')
})
