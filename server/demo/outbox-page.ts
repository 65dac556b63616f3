import type { FastifyInstance } from 'fastify'
import { momentText } from '../lib/store-time'
import { sandboxLang } from './cashier'
import { brandOf, html, type Html, sendPage } from './html'
import type { SandboxPorts } from './ports'

const TEXT = {
  'zh-Hant': {
    title: '寄件箱',
    to: '手機號碼或電郵',
    filter: '篩選',
    empty: '還沒有寄出任何訊息。登入或註冊時，驗證碼會出現在這裡。',
    code: '驗證碼',
    all: '顯示全部',
  },
  en: {
    title: 'Outbox',
    to: 'Mobile number or e-mail',
    filter: 'Filter',
    empty: 'Nothing has been sent yet. Codes appear here when somebody signs in or registers.',
    code: 'Code',
    all: 'Show all',
  },
} as const

const codeOf = (code: string, name: string): Html =>
  html`<p class="code" aria-label="${name} ${code}">${code}</p>`

/** Sent SMS and e-mails, as a page and as JSON. */
export function outboxRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  const zone = app.config.storeTimeZone
  const wanted = (query: unknown): { to?: string } => {
    const to = (query as { to?: unknown }).to
    return typeof to === 'string' && to.trim() !== '' ? { to: to.trim() } : {}
  }

  app.get('/sandbox/outbox.json', async (request, reply) => {
    const messages = await ports.messages.list(wanted(request.query))
    reply.header('cache-control', 'no-store')
    return messages.map((message) => ({ ...message, createTime: momentText(message.createTime, zone) }))
  })

  app.get('/sandbox/outbox', async (request, reply) => {
    const lang = sandboxLang(request)
    const text = TEXT[lang]
    const filter = wanted(request.query)
    const messages = await ports.messages.list(filter)
    return sendPage(reply, {
      lang,
      brand: brandOf(app.config, lang),
      title: text.title,
      current: 'outbox',
      refreshSeconds: 10,
      body: html`<form class="card" method="get" action="/sandbox/outbox">
          <label for="to">${text.to}</label>
          <div class="row">
            <input id="to" name="to" value="${filter.to ?? ''}" autocomplete="off" /><button
              class="tint small"
              type="submit"
            >
              ${text.filter}</button
            >${filter.to ? html`<a class="button outline small" href="/sandbox/outbox">${text.all}</a>` : null}
          </div>
        </form>
        ${
          messages.length === 0
            ? html`<p class="card empty">${text.empty}</p>`
            : messages.map(
                (message) =>
                  html`<article class="card">
                    <div class="row">
                      <span class="tag info">${message.channel.toUpperCase()}</span
                      ><b class="grow">${message.to}</b
                      ><span class="cap">${momentText(message.createTime, zone)}</span>
                    </div>
                    ${message.code ? codeOf(message.code, text.code) : null}
                    <p>${message.text}</p>
                  </article>`,
              )
        }`,
    })
  })
}
