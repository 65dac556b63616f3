import { codes } from '../../../../contract/constants/codes'
import type { PageProviderName } from '../../../../contract/constants/enums'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import type { RedirectProvider, SocialIdentity } from '../../../ports/social-login'
import { beginVisit, endVisit } from './state'

/** Parameters returned by a provider's page, and the secret of the browser that started the visit. */
export interface ProviderReturn {
  code: string
  state: string
  browserKey: string
}

/**
 * Maps the client's provider names to those of the ports: in a browser, WeChat signs in through the official
 * account.
 */
const portNames: Record<PageProviderName, RedirectProvider> = {
  facebook: 'facebook',
  google: 'google',
  wechat: 'wechatH5',
  alipay: 'alipay',
}

/** The URL of a provider's page. @throws AppError loginFailed when the provider is not configured */
export function startVisit(
  ctx: Context,
  { provider, browserKey }: { provider: PageProviderName; browserKey: string },
  origin: string | undefined,
): { authorizeUrl: string } {
  const name = portNames[provider]
  const page = ctx.ports.social.pages[name]
  if (!page) throw new AppError(codes.loginFailed, 'socialFailed')
  return { authorizeUrl: page.authorizeUrl(beginVisit(ctx, name, browserKey, origin)) }
}

/**
 * The identity of the user at the provider.
 * @throws AppError loginFailed for a state that is expired, used or another browser's, and for a code that
 * the provider rejects; systemBusy when the provider cannot be reached
 */
export async function identityOfReturn(
  ctx: Context,
  provider: RedirectProvider,
  given: ProviderReturn,
): Promise<SocialIdentity> {
  const page = ctx.ports.social.pages[provider]
  if (!page) throw new AppError(codes.loginFailed, 'socialFailed')
  const visit = await endVisit(ctx, provider, given)
  const identity = await page.exchange(given.code, visit).catch((error: unknown) => {
    ctx.log.error({ err: error, provider }, 'the provider could not be asked')
    throw new AppError(codes.systemBusy, 'systemBusy')
  })
  if (!identity) throw new AppError(codes.loginFailed, 'socialFailed')
  return identity
}
