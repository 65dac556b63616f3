import TestUtils from '@tarojs/test-utils-react'
import { Button } from '@/components/button'

const utils = new TestUtils()

afterEach(() => utils.unmout())

test('a button mounted by Taro’s test utilities is found by its text and handles a click', async () => {
  const onClick = jest.fn()
  await utils.mount(Button, { props: { kind: 'primary', onClick, children: 'Pay' } })

  utils.fireEvent.click(await utils.queries.waitForQuerySelector('[role="button"]'))

  expect(utils.html()).toContain('Pay')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a disabled button ignores clicks', async () => {
  const onClick = jest.fn()
  await utils.mount(Button, { props: { kind: 'primary', disabled: true, onClick, children: 'Pay' } })

  utils.fireEvent.click(await utils.queries.waitForQuerySelector('[role="button"]'))

  expect(onClick).not.toHaveBeenCalled()
})
