import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Sheet, type SheetProps } from '@/components/sheet'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})

function resizeTo(width: number, height: number) {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: width })
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: height })
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
}
afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'clientWidth')
  Reflect.deleteProperty(document.documentElement, 'clientHeight')
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
})

function Opener({ kind }: { kind?: SheetProps['kind'] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>open</Button>
      <Sheet
        isOpen={isOpen}
        kind={kind}
        title="a sheet"
        onClose={() => setIsOpen(false)}
        footer={<Button>last</Button>}
      >
        <Button>first</Button>
      </Sheet>
    </>
  )
}
const opener = () => screen.getByRole('button', { name: 'open' })

describe('sheet', () => {
  test('takes the focus, traps it, closes on Escape and restores it', () => {
    render(<Opener />)
    opener().focus()
    fireEvent.click(opener())
    const dialog = screen.getByRole('dialog', { name: 'a sheet' })
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(dialog.contains(document.activeElement)).toBe(true)
    screen.getByRole('button', { name: 'last' }).focus()
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' })
    expect(screen.getByRole('button', { name: '關閉' })).toHaveFocus()
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', shiftKey: true })
    expect(screen.getByRole('button', { name: 'last' })).toHaveFocus()
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener()).toHaveFocus()
  })

  test('locks the page behind it only while it is open', () => {
    render(
      <div className="taro_page">
        <Opener />
      </div>,
    )
    const page = document.querySelector<HTMLElement>('.taro_page')
    fireEvent.click(opener())
    expect(page?.style.overflow).toBe('hidden')
    fireEvent.click(screen.getByRole('button', { name: '關閉' }))
    expect(page?.style.overflow).toBe('')
  })

  test.each<[SheetProps['kind'], number, number, string]>([
    ['picker', 499, 800, 'bottom'],
    ['picker', 500, 499, 'bottom'],
    ['picker', 500, 500, 'centre'],
    ['sheet', 599, 900, 'bottom'],
    ['sheet', 959, 499, 'bottom'],
    ['sheet', 600, 500, 'centre'],
    ['sheet', 960, 900, 'centre'],
  ])('a %s in a window of %i x %i opens at: %s', (kind, width, height, placement) => {
    render(<Opener kind={kind} />)
    resizeTo(width, height)
    fireEvent.click(opener())
    expect(screen.getByRole('dialog')).toHaveAttribute('data-placement', placement)
  })

  test('follows changes of the window while it is open', () => {
    render(<Opener kind="picker" />)
    resizeTo(499, 500)
    fireEvent.click(opener())
    resizeTo(500, 500)
    expect(screen.getByRole('dialog')).toHaveAttribute('data-placement', 'centre')
  })
})

describe('confirm dialog', () => {
  test('has default texts, and Escape cancels', () => {
    const onConfirm = jest.fn()
    const onCancel = jest.fn()
    render(
      <ConfirmDialog isOpen title="升級提示" text="現在更新嗎？" onConfirm={onConfirm} onCancel={onCancel} />,
    )
    expect(screen.getByRole('alertdialog', { name: '升級提示' })).toHaveTextContent('現在更新嗎？')
    expect(screen.getByRole('button', { name: '確定' })).toHaveFocus()
    fireEvent.click(screen.getByRole('button', { name: '確定' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onCancel).toHaveBeenCalledTimes(2)
  })

  test('a destructive question focuses the cancel button', () => {
    render(
      <ConfirmDialog
        isOpen
        tone="destructive"
        title="取消預約？"
        confirmText="取消預約"
        cancelText="不取消"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />,
    )
    expect(screen.getByRole('button', { name: '不取消' })).toHaveFocus()
  })
})
