import { codes } from '../../../../contract/constants/codes'
import type { PageProviderName } from '../../../../contract/constants/enums'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import type { RedirectProvider, SocialIdentity } from '../../../ports/social-login'
import { beginVisit, endVisit } from './state'

/** What a provider's page sent back, and the secret of the browser in which it began. */
export interface ProviderReturn {
  code: string
  state: string
  browserKey: string
}

/** The providers' names for clients and for the ports: a browser signs in as a follower of the official account. */
const portNames: Record<PageProviderName, RedirectProvider> = {
  facebook: 'facebook',
  google: 'google',
  wechat: 'wechatH5',
  alipay: 'alipay',
}

/** The address of a provider's page. @throws AppError loginFailed when the provider is not configured */
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
 * Who the person at the provider's page was.
 * @throws AppError loginFailed for a state that is over, used or another browser's, and for a code that the
 * provider rejects; systemBusy when the provider cannot be reached
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
