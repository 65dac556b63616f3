import type {} from './medibook-global'
import { randomBytes } from 'node:crypto'
import type { PageProviderName } from '../../contract/constants/enums'

export interface ProviderReturn {
  code: string
  state: string
  browserKey: string
}

export const newBrowserKey = (): string => randomBytes(32).toString('base64url')

/** The URL of the provider's page for this browser. */
export async function providerPage(
  provider: PageProviderName,
  browserKey: string,
  headers: Record<string, string> = {},
): Promise<URL> {
  const { data } = await medibook.call('socialStart', { body: { provider, browserKey }, headers })
  return new URL(data.authorizeUrl)
}

/** Chooses `who` on the sandbox's page. @returns the redirect of the page */
export async function chooseAt(page: URL, who: string): Promise<URL> {
  const { headers } = await medibook.inject({ url: `${page.pathname}/as/${who}${page.search}` })
  return new URL(headers.location ?? '')
}

/** The parameters that a browser returns with after `who` was chosen on the provider's page. */
export async function returnOf(
  provider: PageProviderName,
  who: string,
  browserKey = newBrowserKey(),
): Promise<ProviderReturn> {
  const { searchParams } = await chooseAt(await providerPage(provider, browserKey), who)
  return {
    code: searchParams.get('code') ?? searchParams.get('auth_code') ?? '',
    state: searchParams.get('state') ?? '',
    browserKey,
  }
}
