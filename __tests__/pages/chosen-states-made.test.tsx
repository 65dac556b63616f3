import Taro from '@tarojs/taro'
import type { CallInput, EndpointName } from '../../contract/endpoint-types'
import { chosenRows } from '../support/chosen-controls'
import { type ChosenRow, rowsFor } from '../support/chosen-row'
import type { Scene, SceneWorld } from '../support/chosen-scenes'
import { walkRow } from '../support/chosen-walk'
import { addUser } from '../support/order-world'
import { type PageApp, startApp } from '../support/page-app'

let app: PageApp
let lastPhone = 63_330_000

beforeAll(async () => {
  app = await startApp('pages/Shops/index')
})
afterAll(() => app.stop())

/** Sets up the scene for a new account in the app's session. */
async function made(scene: Scene): Promise<string> {
  const { id } = await addUser()
  lastPhone += 1
  await medibook.query(`update app_user set phone_code = '+852', phone = $2 where id = $1`, [
    id,
    `${lastPhone}`,
  ])
  await app.signInAs(id)
  const session = String(Taro.getStorageSync('thirdSession'))
  const refuse = (name: string, { code, msg }: { code: number; msg: string }) => {
    if (code !== 0) throw new Error(`${name} is refused: ${code} ${msg}`)
  }
  const call = async <N extends EndpointName>(name: N, input: CallInput<N> = {}) => {
    const answer = await medibook.call(name, { ...input, session, lang: 'zh-Hant' })
    refuse(name, answer)
    return answer.data
  }
  const sandbox: SceneWorld['sandbox'] = async (path, body = {}) => {
    const answer = await medibook.call('POST', `/sandbox/${path}`, { body })
    refuse(path, answer)
    return answer.data
  }
  return scene({ api: { call }, userId: id, sandbox, query: medibook.query })
}

const rows = rowsFor('h5', chosenRows).flatMap((row) => (row.scene ? [{ ...row, scene: row.scene }] : []))

test.each(rows.map((row) => [row.what, row] as const))('%s exposes its selected state', async (_, row) => {
  const query = await made(row.scene)
  const route = `${String(row.route)}${query && `?${query}`}`
  await walkRow(app, { ...row, route } satisfies ChosenRow)
})
