import { ensureTexts } from '@/i18n/engine'

/** Code and texts of the account menu, which no first screen needs. */
export const loadAccountMenu = async () => {
  const [{ AccountMenu }] = await Promise.all([
    import(/* webpackChunkName: "account-menu" */ './account-menu'),
    ensureTexts('main'),
  ])
  return AccountMenu
}
