import { act, fireEvent, render, screen } from '@testing-library/react'
import { DialogHost } from '@/app-overlays/dialog-host'
import { showDialog } from '@/platform/dialog'

const notice = { title: '提示', text: 'HTTP 500', confirmText: '確定' }
const ask = (request: Parameters<typeof showDialog>[0]) => {
  const answers: boolean[] = []
  act(() => { void showDialog(request).then((answer) => { answers.push(answer) }) })
  return answers
}
const pressLast = async (name: string) => { await act(async () => { fireEvent.click(screen.getByRole('button', { name })) }) }

test('what several requests have to say in the same words is said once', async () => {
  render(<DialogHost />)
  const told = [ask(notice), ask(notice), ask({ ...notice, text: 'HTTP 404' })]
  await pressLast('確定')
  expect(told).toEqual([[true], [true], []])
  expect(screen.getByRole('alertdialog')).toHaveTextContent('HTTP 404')
  await pressLast('確定')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a question is asked as often as there is something to decide', async () => {
  render(<DialogHost />)
  const question = { ...notice, cancelText: '取消' }
  const told = [ask(question), ask(question)]
  await pressLast('取消')
  expect(told).toEqual([[false], []])
  await pressLast('確定')
  expect(told).toEqual([[false], [true]])
})
