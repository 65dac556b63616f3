import { readFileSync } from 'node:fs'
import path from 'node:path'
import { measureWeapp } from '../../scripts/lib/sizes.mjs'
import { pagesOf } from '../support/weapp-runtime/pages'
import type { AppJson } from '../support/weapp-runtime/types'

/** WeChat's preload limit for all pages of one package together. */
const PRELOAD_BYTES = 2 * 1024 * 1024

type WithRules = AppJson & { preloadRule: Record<string, { network: string; packages: string[] }> }
const app = JSON.parse(readFileSync(path.join(process.cwd(), 'dist/weapp/app.json'), 'utf8')) as WithRules
const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) => root.replace(/\/$/, ''))
const packageOf = (page: string) => roots.find((root) => page.startsWith(`${root}/`)) ?? ''

test("preloads existing packages other than the own one, within WeChat's allowance", () => {
  const { subpackages } = measureWeapp()
  const ahead = new Map<string, Set<string>>()
  for (const [page, { network, packages }] of Object.entries(app.preloadRule)) {
    expect(pagesOf(app)).toContain(page)
    expect(network).toBe('all')
    for (const one of packages) {
      expect(roots).toContain(one)
      expect(one).not.toBe(packageOf(page))
      ahead.set(packageOf(page), (ahead.get(packageOf(page)) ?? new Set()).add(one))
    }
  }
  for (const packages of ahead.values())
    expect([...packages].reduce((sum, one) => sum + (subpackages[one] ?? Infinity), 0)).toBeLessThan(
      PRELOAD_BYTES,
    )
})

test('preloads every subpackage from some page', () => {
  const named = new Set(Object.values(app.preloadRule).flatMap(({ packages }) => packages))
  expect([...named].sort()).toEqual([...roots].sort())
})
