import type { FastifyInstance } from 'fastify'
import { redirectUriOf } from '../contexts/identity'
import type { RedirectProvider } from '../ports/social-login'
import { sandboxLang } from './cashier'
import { brandOf, html, sendPage } from './html'
import type { SandboxPorts } from './ports'
import { sandboxPeople, sandboxProviders, type SandboxVisit } from './social-login'

const TEXT = {
  'zh-Hant': {
    title: '{name} 登入',
    note: '這是代替 {name} 的試用頁面，不會連接任何真實帳號。請選擇以哪個帳號登入。',
    as: '以 {who} 登入',
    cancel: '取消',
    fail: '回覆錯誤',
    wrong: '這個地址沒有登記，不能登入。',
  },
  en: {
    title: 'Sign in with {name}',
    note: 'This sandbox page stands in for {name}; no real account is used. Choose an account to sign in with.',
    as: 'Continue as {who}',
    cancel: 'Cancel',
    fail: 'Answer with an error',
    wrong: 'This address is not registered: nobody can be signed in to it.',
  },
} as const
const NAMES: Record<RedirectProvider, string> = {
  wechatH5: 'WeChat',
  facebook: 'Facebook',
  google: 'Google',
  alipay: 'Alipay',
}

type Query = Record<string, string | undefined>

/** Alipay uses another parameter name for its code. */
const codeName = (provider: RedirectProvider): string => (provider === 'alipay' ? 'auth_code' : 'code')

/** The redirect back to the app with the result of the page. */
const backTo = (redirectUri: string, state: string, answer: Record<string, string>): string =>
  `${redirectUri}?${new URLSearchParams({ ...answer, state }).toString()}`

/** As at a real provider, only the registered address is a valid redirect. @returns null for any other */
function visitOf(
  app: FastifyInstance,
  provider: string,
  query: Query,
): (SandboxVisit & { state: string }) | null {
  const name = sandboxProviders.find((one) => one === provider)
  return name && query.redirect_uri === redirectUriOf(app.config) && query.code_challenge_method === 'S256'
    ? {
        provider: name,
        redirectUri: query.redirect_uri,
        challenge: query.code_challenge ?? '',
        nonce: query.nonce ?? '',
        state: query.state ?? '',
      }
    : null
}

/** The page on which the user chooses an account, cancels, or sees an error. */
export function socialPages(app: FastifyInstance, ports: SandboxPorts): void {
  app.get<{ Params: { provider: string }; Querystring: Query }>(
    '/sandbox/social/:provider',
    async (request, reply) => {
      const lang = sandboxLang(request)
      const text = TEXT[lang]
      const visit = visitOf(app, request.params.provider, request.query)
      const name = visit ? NAMES[visit.provider] : ''
      const query = new URLSearchParams(request.query as Record<string, string>).toString()
      const choose = (who: string): string => `/sandbox/social/${request.params.provider}/as/${who}?${query}`
      return sendPage(reply.code(visit ? 200 : 400), {
        lang,
        brand: brandOf(app.config, lang),
        title: text.title.replace('{name}', name),
        isNarrow: true,
        body: visit
          ? html`<p class="next info">${text.note.replace('{name}', name)}</p>
              <div class="stack">
                ${Object.entries(sandboxPeople).map(
                  ([who, person], index) =>
                    html`<a class="button ${index === 0 ? 'primary' : 'tint'}" href="${choose(who)}"
                      >${text.as.replace('{who}', person)}</a
                    >`,
                )}
                <a
                  class="button outline"
                  href="${backTo(visit.redirectUri, visit.state, { error: 'access_denied' })}"
                  >${text.cancel}</a
                >
                <a
                  class="button danger"
                  href="${backTo(visit.redirectUri, visit.state, { error: 'server_error' })}"
                  >${text.fail}</a
                >
              </div>`
          : html`<p class="next bad">${text.wrong}</p>`,
      })
    },
  )

  app.get<{ Params: { provider: string; who: string }; Querystring: Query }>(
    '/sandbox/social/:provider/as/:who',
    async (request, reply) => {
      const visit = visitOf(app, request.params.provider, request.query)
      if (!visit) return reply.code(400).send()
      const { state, ...asked } = visit
      const code = ports.social.codeFor(request.params.who, asked)
      return reply.redirect(backTo(visit.redirectUri, state, { [codeName(visit.provider)]: code }), 303)
    },
  )
}
