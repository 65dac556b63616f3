import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { renderGuideline, usesOfPersonal } from '../../scripts/lib/privacy-guideline.mjs'
import { listFiles, readText } from '../support/source-files'
import { privacyFunctions } from '../support/weapp-runtime/wx/privacy'

describe('personal data', () => {
  test('has a purpose for the platform’s form wherever it is used', () => {
    expect(usesOfPersonal().filter(({ purpose }) => !purpose)).toEqual([])
    expect(usesOfPersonal().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getLocation', 'getPhoneNumber', 'chooseAvatar', 'nickname']),
    )
  })

  test('is found in every form in which a source can use it', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'))
    fs.writeFileSync(
      path.join(folder, 'a.tsx'),
      'void Taro.chooseAddress({}); wx?.startRecord(); <Button openType="getRealtimePhoneNumber" ' +
        `/>; <Field type={'nickname'} />`,
    )
    fs.writeFileSync(path.join(folder, 'a.h5.tsx'), 'void Taro.getWeRunData()')
    expect(usesOfPersonal(folder).map(({ name }) => name)).toEqual([
      'chooseAddress',
      'startRecord',
      'getRealtimePhoneNumber',
      'nickname',
    ])
  })

  test('is listed for the platform as the source uses it (npm run privacy)', () => {
    expect(readText('docs/WECHAT_PRIVACY.md')).toBe(renderGuideline())
  })

  test('also requires consent in the tests of the compiled mini-program', () => {
    const used = usesOfPersonal()
      .map(({ name }) => name)
      .filter((name) => !['getPhoneNumber', 'chooseAvatar', 'nickname'].includes(name))
    expect(used.filter((name) => !(privacyFunctions as readonly string[]).includes(name))).toEqual([])
  })
})

describe('pages for WeChat’s search', () => {
  const { rules } = JSON.parse(readText('src/sitemap.json')) as { rules: { action: string; page: string }[] }
  const allowed = rules.filter(({ action }) => action === 'allow').map(({ page }) => page)

  test('exist and need no account', () => {
    for (const page of allowed)
      expect(pageCatalogue.find(({ route }) => route === page)).toMatchObject({ needsLogin: false })
  })
  test('are the only ones allowed', () => {
    expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
    expect(allowed.filter((page) => /order|mine|login|queue|personal|trolley|Mine/.test(page))).toEqual([])
  })
})

test('the base library of the tools is the oldest that the app accepts', () => {
  const { libVersion } = JSON.parse(readText('project.config.json')) as { libVersion: string }
  expect(readText('src/platform/update/index.weapp.ts')).toContain(`minimumBaseLibrary = '${libVersion}'`)
})

test('the review list refers to existing tests', () => {
  const tests = new Set(listFiles('__tests__', /\.(test|spec)\.tsx?$/))
  const named = [...readText('docs/WECHAT_RELEASE.md').matchAll(/`(__tests__\/[^`]+)`: "([^"]+)"/g)]
  expect(named.length).toBeGreaterThan(20)
  const wrong = named.filter(
    ([, file = '', title = '']) => !tests.has(file) || !readText(file).includes(title),
  )
  expect(wrong.map(([text]) => text)).toEqual([])
})
