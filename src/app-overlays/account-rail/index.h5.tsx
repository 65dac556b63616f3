import { useRouter } from '@tarojs/taro'
import { useLateCode } from '@/hooks/use-late-code'
import { ensureTexts } from '@/i18n/engine'

/** Code and texts of the rail: most pages have other texts than the main package's. */
const load = async () => {
  const [{ AccountRail }] = await Promise.all([
    import(/* webpackChunkName: "account-rail" */ './rail'),
    ensureTexts('main'),
  ])
  return AccountRail
}

/** The page reserves its space. */
function LateRail() {
  const { path, params } = useRouter()
  const { code: Rail } = useLateCode(load, true)
  return Rail ? <Rail path={path} isBelow={!!(params.id ?? params.shopId)} /> : null
}

/** The pages of an account beside each of them, on a wide desktop. */
export const accountRail = <LateRail />
