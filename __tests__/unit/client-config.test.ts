import fs from 'node:fs'
import path from 'node:path'
import { apiUrl, clientConfig, configureClient, resolveAsset } from '@/platform/config'
import { readClientConfig } from '../../config/client-config'
import { clientSettings } from '../../scripts/lib/client-settings.mjs'
import { routePath } from '../../scripts/lib/route-paths.mjs'

test('every value has a default, on both targets', () => {
  for (const target of ['h5', 'weapp']) {
    const { config, problems } = readClientConfig({}, target)
    expect(problems).toEqual([])
    expect(Object.values(config).every((value) => typeof value === 'string')).toBe(true)
    expect(config).toMatchObject({
      sessionHeader: 'third-session',
      apiPrefix: '',
      apiHost: target === 'weapp' ? 'http://127.0.0.1:8787' : '',
    })
  }
})

test('the H5 app has an app id of its own', () => {
  expect(readClientConfig({ APP_ID: 'wx1', H5_APP_ID: 'h5-1' }, 'h5').config.appId).toBe('h5-1')
  expect(readClientConfig({ APP_ID: 'wx1', H5_APP_ID: 'h5-1' }, 'weapp').config.appId).toBe('wx1')
})

test('a build is stale when any setting that it reads has changed', () => {
  const read = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        read.add(String(name))
        return undefined
      },
    },
  )
  for (const target of ['h5', 'weapp']) readClientConfig(env, target)
  expect([...clientSettings].sort()).toEqual([...read].sort())

  const folder = path.join(process.cwd(), 'config')
  const named = fs
    .readdirSync(folder)
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/process\.env\.(\w+)/g)].map(
        ([, name]) => name,
      ),
    )
    .filter((name) => name !== 'X')
  // the kind of build, its output and the development server's settings do not affect a production build
  expect([...new Set(named)].sort()).toEqual(['DEV_API', 'DEV_PORT', 'NODE_ENV', 'OUTPUT_ROOT', 'TARO_ENV'])
})

test('all invalid values are reported together', () => {
  const { problems } = readClientConfig(
    {
      API_HOST: 'api.example.com',
      API_PREFIX: 'mall',
      SESSION_HEADER: 'third session',
      TENANT: '',
      ASSET_BASE: 'ftp://x',
      HELP_CENTRE_URL: 'help',
      WEBVIEW_HOSTS: 'https://help.example.com',
      BRAND_NAME: ' ',
      APP_VERSION: '1',
    },
    'h5',
  )
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'API_HOST',
    'API_PREFIX',
    'SESSION_HEADER',
    'TENANT',
    'WEBVIEW_HOSTS',
    'ASSET_BASE',
    'HELP_CENTRE_URL',
    'BRAND_NAME',
    'APP_VERSION',
  ])
})

test.each([
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://10.0.0.2:8080/base/', 'http://10.0.0.2:8080/base'],
  ['', ''],
])('reads API_HOST %p as %p', (given, kept) => {
  const { config, problems } = readClientConfig({ API_HOST: given }, 'h5')
  expect([problems, config.apiHost]).toEqual([[], kept])
})

test('builds the addresses of calls and pictures', () => {
  const before = { ...clientConfig }
  configureClient({ apiHost: 'https://api.example.com', apiPrefix: '/gw', assetBase: '' })
  expect(apiUrl(routePath('userInfo'))).toBe(`https://api.example.com/gw${routePath('userInfo')}`)
  expect(resolveAsset('/assets/a.svg')).toBe('https://api.example.com/assets/a.svg')
  configureClient({ assetBase: 'https://cdn.example.com' })
  expect(resolveAsset('assets/a.svg')).toBe('https://cdn.example.com/assets/a.svg')
  expect(resolveAsset('data:image/png;base64,x')).toBe('data:image/png;base64,x')
  configureClient(before)
})
