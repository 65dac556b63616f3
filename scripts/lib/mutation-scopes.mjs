import fs from 'node:fs'
import path from 'node:path'
import { inRoot, root } from './paths.mjs'

/**
 * What the mutation tests change, and which tests must detect it (docs/adr/0031-mutation-tests.md).
 *
 * @typedef {object} MutationScope
 * @property {string} name also the folder, or `server/rules` for the rules of the server
 * @property {(file: string) => boolean} isChanged whether a source, by its path inside the project, belongs
 * to it
 * @property {string} project the project of jest.config.js whose transform and modules are used
 * @property {string[]} from folders whose tests are used if they import from the scope
 * @property {string[]} folders Jest's roots
 * @property {RegExp} imports matches an import from the scope
 */

/** Pure rules of the server, which need neither a database nor a server. */
const serverRules = [
  'server/contexts/campaigns/bargain/cut-plan.ts',
  'server/contexts/campaigns/campaigns/campaign-time.ts',
  'server/contexts/campaigns/coupons/usable.ts',
  'server/contexts/campaigns/fission/follow-token.ts',
  'server/contexts/campaigns/member/mapper.ts',
  'server/contexts/catalogue/shops/open-state.ts',
  'server/contexts/clinic/doctor-bookings/answer-due.ts',
  'server/contexts/clinic/doctor-bookings/states.ts',
  'server/contexts/clinic/doctors/calendar.ts',
  'server/contexts/clinic/queue/rules.ts',
  'server/contexts/commerce/cart/mapper.ts',
  'server/contexts/commerce/orders/order-actions.ts',
  'server/contexts/commerce/orders/order-state.ts',
  'server/contexts/commerce/orders/order-status.ts',
  'server/contexts/commerce/orders/price.ts',
  'server/contexts/commerce/points/terms.ts',
  'server/contexts/engagement/compare/comparison.ts',
  'server/contexts/identity/persons/rules.ts',
  'server/contexts/identity/uploads/sniff.ts',
  'server/contexts/identity/user/account-names.ts',
  'server/contexts/scheduling/bookings/booking-actions.ts',
  'server/contexts/scheduling/bookings/doses.ts',
  'server/contexts/scheduling/bookings/eligibility.ts',
  'server/contexts/scheduling/slots/availability.ts',
  'server/lib/asset-url.ts',
  'server/lib/day-input.ts',
  'server/lib/language.ts',
  'server/lib/mask.ts',
  'server/lib/pages.ts',
  'server/lib/phone.ts',
  'server/lib/rich-text.ts',
  'server/lib/seal.ts',
  'server/lib/search.ts',
  'server/lib/store-time.ts',
  'server/lib/validation.ts',
]

/** Hooks of features with their own tests; the others are tested as part of pages. */
const featureHooks = [
  'use-add-to-cart',
  'use-clinic-card',
  'use-day-text',
  'use-distance-text',
  'use-goods-card',
  'use-picked-slot',
  'use-price-estimate',
  'use-send-picture',
  'use-slot-month',
].map((name) => `/${name}.ts`)
const isOtherHook = (file) =>
  /\/use-[\w-]+\.ts$/.test(file) && !featureHooks.some((hook) => file.endsWith(hook))

/** @type {MutationScope[]} */
export const mutationScopes = [
  {
    name: 'contract/rules',
    isChanged: (file) => /^contract\/rules\/[\w-]+\.ts$/.test(file),
    project: 'rules',
    from: ['rules'],
    folders: ['__tests__/rules', 'contract', 'server'],
    imports: /@contract\/rules\//,
  },
  {
    name: 'server/rules',
    isChanged: (file) => serverRules.includes(file),
    project: 'rules',
    from: ['rules'],
    folders: ['__tests__/rules', 'contract', 'server'],
    imports: /server\/(contexts|lib)\//,
  },
  {
    name: 'src/api',
    isChanged: (file) => /^src\/api\/[\w-]+\.ts$/.test(file),
    project: 'h5',
    from: ['unit'],
    folders: ['__tests__', 'contract', 'src'],
    imports: /@\/(api|store)\//,
  },
  {
    name: 'src/store',
    isChanged: (file) => /^src\/store\/.+\.ts$/.test(file) && !file.endsWith('.weapp.ts'),
    project: 'h5',
    from: ['unit'],
    folders: ['__tests__', 'contract', 'src'],
    imports: /@\/store\//,
  },
  {
    // components are tested as part of pages, against a server, which mutation tests do not start
    name: 'src/features',
    isChanged: (file) =>
      /^src\/features\/.+\.ts$/.test(file) && !file.endsWith('.weapp.ts') && !isOtherHook(file),
    project: 'h5',
    from: ['unit'],
    folders: ['__tests__', 'contract', 'src'],
    imports: /@\/(features|store)\//,
  },
]

function* filesUnder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(file)
    else yield file
  }
}

const projectPath = (file) => path.relative(root, file).replaceAll(path.sep, '/')

/**
 * The sources of a scope.
 *
 * @param {MutationScope} scope
 * @returns {string[]} paths inside the project
 */
export const sourcesOf = ({ isChanged }) =>
  ['contract/rules', 'server', 'src']
    .flatMap((folder) => [...filesUnder(inRoot(folder))])
    .map(projectPath)
    .filter(isChanged)
    .sort()

/**
 * The tests that must detect a change in a scope: those that import from it. Tests that render (`.tsx`) are
 * excluded, because each mutant would reload Taro's components.
 *
 * @param {MutationScope} scope
 * @returns {string[]} paths inside the project
 */
export function testsOf({ from, imports }) {
  return from
    .flatMap((folder) => [...filesUnder(inRoot('__tests__', folder))])
    .filter((file) => /(?<!\.weapp)\.test\.ts$/.test(file) && imports.test(fs.readFileSync(file, 'utf8')))
    .map(projectPath)
    .sort()
}
