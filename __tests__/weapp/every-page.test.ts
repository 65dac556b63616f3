import fs from 'node:fs'
import path from 'node:path'
import { findPage, type Samples } from '../../scripts/lib/page-catalogue.mjs'
import { nodesWithoutTemplate } from '../support/weapp-runtime/levels'
import { pagesOf } from '../support/weapp-runtime/pages'
import { closeWeappSessions, demoSamples, demoStorage, launchWeapp } from '../support/weapp-runtime/session'
import type { AppJson } from '../support/weapp-runtime/types'

const appJson = JSON.parse(
  fs.readFileSync(path.join(process.cwd(), 'dist/weapp/app.json'), 'utf8'),
) as AppJson
let samples: Samples
let signedIn: Record<string, unknown>

beforeAll(async () => {
  ;[samples, signedIn] = await Promise.all([demoSamples(), demoStorage()])
})
afterEach(closeWeappSessions)

const situations = [
  { name: 'signed out', hasSession: false, hasIntl: true },
  { name: 'signed in', hasSession: true, hasIntl: true },
  { name: 'in a client without Intl', hasSession: true, hasIntl: false },
]

describe.each(pagesOf(appJson))('%s', (route) => {
  test.each(situations)(
    'opens $name, shows content and records no error',
    async ({ hasSession, hasIntl }) => {
      const entry = `${route}${findPage(route)?.search(samples) ?? ''}`
      const session = launchWeapp({
        entry,
        hasIntl,
        isFirstLaunch: findPage(route)?.isFirstLaunch ?? false,
        storage: hasSession ? signedIn : {},
      })
      await session.waitFor(() => session.text() !== '')
      await session.settle()

      expect(session.record.errors.map((error) => error.stack)).toEqual([])
      expect([...session.record.unknownCalls]).toEqual([])
      expect(session.text()).not.toBe('')
      expect(nodesWithoutTemplate(session.page.data.root)).toEqual([])
      expect(session.lostAttributes()).toEqual([])
    },
  )
})
