import type { UnknownAction } from '@reduxjs/toolkit'
import { accountChanged, sessionExpired, signedOut } from '@/features/session/session.slice'
import { rootReducer, type RootState } from '@/store/reducer'

type Slice = Exclude<keyof RootState, 'api'>
type Values = Record<string, unknown>

/** What belongs to the shop, the app and the device, whoever uses them. All other state is an account's. */
const NOT_OF_ACCOUNT: Partial<Record<Slice, readonly string[]>> = {
  shell: [
    'tabBarInfo',
    'currentTabIndex',
    'homeDialogInfo',
    'showHomeDialog',
    'isGrey',
    'loading',
    'isNetworkLost',
  ],
  currency: [
    'currentCurrency',
    'currentExchangeRate',
    'exchangeRateTime',
    'requestRateFail',
    'isSecondCurrencyShown',
    'isSettled',
  ],
  shopConfig: ['homeConfigInfo', 'displayConfig', 'showTaxes', 'globalsalepriceStr', 'H5appid'],
  preferences: ['theme', 'textEnlargement', 'region'],
}
/** What a person has put in: an expired session may be renewed by the same account, or another's begins with it. */
const KEPT_AT_EXPIRY: Partial<Record<Slice, readonly string[]>> = {
  cart: ['shoppingCartCountNum', 'visitorLines', 'mergeKey'],
  compareTray: ['packages'],
}

const nothing = rootReducer(undefined, { type: 'nothing' })
const slices = (Object.keys(nothing) as (keyof RootState)[]).filter((name) => name !== 'api')

/** A value other than the initial one, of the same type. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [{}] : { some: 'value' }
}
const changedSlice = (name: Slice): Values =>
  Object.fromEntries(Object.entries(nothing[name]).map(([field, value]) => [field, changed(value)]))

const used = {
  ...nothing,
  ...Object.fromEntries(slices.map((name) => [name, changedSlice(name)])),
} as unknown as RootState

/** The fields of each slice that still have their changed value. */
function left(action: UnknownAction): Values {
  const after = rootReducer(used, action)
  return Object.fromEntries(
    slices
      .map((name) => {
        const values = after[name] as unknown as Values
        const before = used[name] as unknown as Values
        const initial = nothing[name] as unknown as Values
        return [name, Object.keys(initial).filter((field) => values[field] === before[field])] as const
      })
      .filter(([, fields]) => fields.length > 0),
  )
}

test('signing out leaves no state of the account, in any slice', () => {
  expect(left(signedOut())).toEqual(NOT_OF_ACCOUNT)
})

test('an expired session leaves the same state as signing out, and the cart and the comparison of a visitor', () => {
  expect(left(sessionExpired())).toEqual({ ...NOT_OF_ACCOUNT, ...KEPT_AT_EXPIRY })
})

test('another account that signs in over it keeps its own session, the cart and, for a moment, the comparison', () => {
  expect(left(accountChanged())).toEqual({
    ...NOT_OF_ACCOUNT,
    ...KEPT_AT_EXPIRY,
    session: ['thirdSession', 'expiresAtMs', 'signedInAtMs', 'wxUser'],
  })
})
