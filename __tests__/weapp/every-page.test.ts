import fs from 'node:fs'
import path from 'node:path'
import { findPage } from '../../scripts/lib/page-catalogue.mjs'
import { pagesOf } from '../support/weapp-runtime/pages'
import { closeWeappSessions, launchWeapp } from '../support/weapp-runtime/session'
import type { AppJson } from '../support/weapp-runtime/types'

const appJson = JSON.parse(fs.readFileSync(path.join(process.cwd(), 'dist/weapp/app.json'), 'utf8')) as AppJson

afterEach(closeWeappSessions)

test.each(pagesOf(appJson))('%s opens on its own, shows something and records no error', async (route) => {
  const session = launchWeapp({ entry: `${route}${findPage(route)?.search ?? ''}` })
  await session.settle()

  expect(session.record.errors.map((error) => error.stack)).toEqual([])
  expect(session.stack.length).toBeGreaterThan(0)
  expect(session.text()).not.toBe('')
})

test.each(pagesOf(appJson))('%s opens in a client without Intl', async (route) => {
  const session = launchWeapp({ entry: `${route}${findPage(route)?.search ?? ''}`, hasIntl: false })
  await session.settle()

  expect(session.record.errors.map((error) => error.stack)).toEqual([])
  expect(session.text()).not.toBe('')
})
