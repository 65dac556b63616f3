import '@testing-library/jest-dom'
import { View } from '@tarojs/components'
import { fireEvent, render, screen } from '@testing-library/react'
import { LoadMore } from '@/components/load-more'
import { Tappable } from '@/components/tappable'
import { ensureTexts } from '@/i18n/engine'

type Status = 'more' | 'loading' | 'end' | 'failed'

beforeAll(() => ensureTexts('common'))

const onMore = jest.fn()
const list = (rows: number, status: Status) => (
  <View className="taro_page">
    {Array.from({ length: rows }, (_, row) => (
      <Tappable key={row} role="link">{`row ${row}`}</Tappable>
    ))}
    <LoadMore status={status} onMore={onMore} onRetry={onMore} />
    <Tappable>below</Tappable>
  </View>
)
const button = (name: string) => screen.getByRole('button', { name })
const pressByKey = (name: string) => {
  button(name).focus()
  fireEvent.keyDown(button(name), { key: 'Enter' })
}

beforeEach(() => onMore.mockClear())

test('keyboard focus stays on “show more” while it loads, and moves to the first new row', () => {
  const { rerender } = render(list(2, 'more'))
  pressByKey('載入更多')
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(list(2, 'loading'))
  expect(button('正在載入…')).toHaveFocus()
  rerender(list(4, 'more'))
  expect(screen.getByText('row 2')).toHaveFocus()
})

test('keyboard focus moves to the first new row of the last page, where the button is removed', () => {
  const { rerender } = render(list(2, 'more'))
  pressByKey('載入更多')
  rerender(list(2, 'loading'))
  rerender(list(3, 'end'))
  expect(screen.getByText('row 2')).toHaveFocus()
})

test('keyboard focus stays on the retry button when a page fails to load', () => {
  const { rerender } = render(list(2, 'more'))
  pressByKey('載入更多')
  rerender(list(2, 'loading'))
  rerender(list(2, 'failed'))
  expect(document.activeElement).toHaveTextContent('重試')
  pressByKey(document.activeElement?.textContent ?? '')
  expect(onMore).toHaveBeenCalledTimes(2)
  rerender(list(2, 'loading'))
  rerender(list(3, 'end'))
  expect(screen.getByText('row 2')).toHaveFocus()
})

test('focus that moved meanwhile stays, and rows loaded by scrolling take no focus', () => {
  const { rerender } = render(list(2, 'more'))
  pressByKey('載入更多')
  rerender(list(2, 'loading'))
  screen.getByText('below').focus()
  rerender(list(4, 'more'))
  expect(screen.getByText('below')).toHaveFocus()
  button('載入更多').focus()
  rerender(list(4, 'loading'))
  rerender(list(6, 'end'))
  expect(screen.getByText('row 4')).not.toHaveFocus()
})
