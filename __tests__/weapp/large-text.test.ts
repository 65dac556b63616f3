import path from 'node:path'
import { closeWeappSessions, demoSamples, launchWeapp } from '../support/weapp-runtime/session'
import { computeStyles } from '../support/weapp-runtime/styles'
import { walk } from '../support/weapp-runtime/tree'
import type { TreeNode } from '../support/weapp-runtime/types'

const folder = path.join(process.cwd(), 'dist', 'weapp')
const storage = { language: 'zh-Hant', textScale: 1.5 }
afterEach(closeWeappSessions)

const pixels = (value: string) => Number.parseFloat(value) || 0

function contains(node: TreeNode, wanted: TreeNode): boolean {
  let isFound = false
  walk(node, (one) => {
    isFound ||= one === wanted
  })
  return isFound
}

test("places a card's compare button at its end, below the units sold", async () => {
  const { categoryId } = await demoSamples()
  const app = launchWeapp({ entry: `pages-common/classification/classification?id=${categoryId}`, storage })
  const toggle = { role: 'checkbox', name: /作對比/ }
  await app.waitFor(() => app.has(toggle))
  const styles = computeStyles(folder, app.page)
  const { node, ancestors } = app.find(toggle)
  expect(ancestors.some(({ cl = '' }) => cl.split(' ').includes('elder-150'))).toBe(true)
  const card = ancestors.at(-1)
  if (!card) throw new Error('the button is in no card')
  const press = card.cn?.find((part) => !contains(part, node))
  const foot = press?.cn?.at(-1)?.cn?.at(-1)
  if (!foot) throw new Error('the card says nothing')
  expect(styles.of(node).position).toBe('absolute')
  // the units sold have a line of the card's full width above the price, which is beside the button
  expect(pixels(styles.of(foot).paddingRight)).toBe(0)
  const [price, sold] = foot.cn ?? []
  if (!price || !sold) throw new Error('the card has no price or no units sold')
  expect(pixels(styles.of(price).paddingRight)).toBe(0)
  expect(styles.of(sold)).toMatchObject({ order: '-1', flexBasis: '100%' })
})

test('shows compare on the picture when the bar hides it', async () => {
  const app = launchWeapp({ entry: 'pages-goods/goods-detail/goods-detail?id=spu-package-women', storage })
  const compare = { role: 'button', name: '加入對比清單' }
  await app.waitFor(() => app.findAll(compare).length > 1)
  const styles = computeStyles(folder, app.page)
  expect(app.findAll(compare).filter(({ node }) => styles.isShown(node))).toHaveLength(1)
})
