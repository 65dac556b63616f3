import { asUser, atDesk } from '../support/clinic-world'
import { addGoods, addUser, newKey, paid, placed, ship, type TestUser } from '../support/order-world'

beforeAll(() => addGoods('l-item', { isBookable: false, slotKind: null, priceCents: 5_000 }))
afterEach(() => medibook.clock.reset())

const downloaded = async (user: TestUser) =>
  (await medibook.call('exportData', { session: user.session })).data.parts

describe('the data download', () => {
  test('contains the feedback of the account with its answers, and none of another', async () => {
    const [user, stranger] = [await addUser(), await addUser()]
    const send = async (who: TestUser, content: string) => {
      await medibook.clock.advance(1000)
      const body = { idempotencyKey: newKey(), kind: 'fault' as const, content }
      const { data } = await asUser(who).call('sendFeedback', { body })
      await atDesk('feedback', 'answer', { id: data.id, content: `Answer to ${content}` })
    }
    await send(user, 'too loud')
    await send(stranger, 'too cold')
    await send(user, 'too dark')
    expect((await downloaded(user)).feedback).toMatchObject([
      { content: 'too loud', answers: [{ content: 'Answer to too loud' }] },
      { content: 'too dark', answers: [{ content: 'Answer to too dark' }] },
    ])
    expect((await downloaded(stranger)).feedback).toMatchObject([
      { content: 'too cold', answers: [{ content: 'Answer to too cold' }] },
    ])
  })

  test('contains each parcel of the account with its own steps', async () => {
    const [user, stranger] = [await addUser(), await addUser()]
    const sent = async (who: TestUser) => {
      const { id } = await placed(who, { goods: 'l-item', expected: '50.00' })
      await paid(who, id)
      await ship(id)
      return id
    }
    const [moving, waiting, foreign] = [await sent(user), await sent(user), await sent(stranger)]
    await medibook.clock.advance(60_000)
    expect(await atDesk('logistics', 'inTransit', { id: moving })).toBeNull()
    const parcels = (await downloaded(user)).parcels as { orderId: string; steps: { state: string }[] }[]
    const stepsOf = Object.fromEntries(
      parcels.map(({ orderId, steps }) => [orderId, steps.map(({ state }) => state)]),
    )
    expect(stepsOf).toEqual({ [moving]: ['collected', 'inTransit'], [waiting]: ['collected'] })
    expect((await downloaded(stranger)).parcels).toMatchObject([{ orderId: foreign, steps: [{}] }])
  })
})
