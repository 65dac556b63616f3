import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { momentText } from '../lib/store-time'
import { cashierRoutes, sandboxLang } from './cashier'
import { clockRoutes } from './clock-routes'
import { deskRoutes } from './desk/desk'
import { brandOf, html, sendPage } from './html'
import { outboxRoutes } from './outbox-page'
import { requirePassword } from './password'
import type { SandboxPorts } from './ports'
import { socialPages } from './social-pages'

const TEXT = {
  'zh-Hant': {
    title: '試用環境',
    lead: '這裡代替付款公司、短訊與電郵服務，以及門店本身，令整個流程不需要任何帳號也可以走完。',
    outbox: '寄件箱',
    outboxLead: '寄出的驗證碼與訊息',
    desk: '門店櫃台',
    deskLead: '核銷預約、發貨',
    app: '打開應用',
    appLead: '網頁版',
    docs: 'API 文件',
    docsLead: '所有接口',
    clock: '時鐘',
    now: '現在',
    offset: '已撥快',
    hour: '撥快 1 小時',
    half: '撥快 31 分鐘',
    day: '撥快 1 天',
    reset: '還原',
    cashier: '收銀台',
    cashierLead: '付款時自動打開',
  },
  en: {
    title: 'Sandbox',
    lead:
      'Stands in for the payment companies, the SMS and e-mail services and the clinic itself, so ' +
      'that the whole journey can be walked without an account anywhere.',
    outbox: 'Outbox',
    outboxLead: 'Codes and messages that were sent',
    desk: 'Clinic desk',
    deskLead: 'Verify appointments, ship products',
    app: 'Open the app',
    appLead: 'On the web',
    docs: 'API documents',
    docsLead: 'Every call',
    clock: 'Clock',
    now: 'Now',
    offset: 'Moved by',
    hour: 'Forward 1 hour',
    half: 'Forward 31 minutes',
    day: 'Forward 1 day',
    reset: 'Put back',
    cashier: 'Cashier',
    cashierLead: 'Opens by itself when something is paid',
  },
} as const

/** The sandbox's start page: links and the clock. */
function indexPage(app: FastifyInstance, ports: SandboxPorts): void {
  app.get('/sandbox', async (request, reply) => {
    const lang = sandboxLang(request)
    const text = TEXT[lang]
    const card = (path: string, title: string, lead: string) =>
      html`<a class="card" href="${path}"
        ><b>${title}</b>
        <p class="cap">${lead}</p></a
      >`
    const move = (ms: number, label: string) =>
      html`<form method="post" action="/sandbox/clock-form">
        <input type="hidden" name="advanceMs" value="${ms}" /><button
          class="${ms ? 'tint' : 'outline'} small"
          type="submit"
        >
          ${label}
        </button>
      </form>`
    const minutes = Math.round(ports.clock.offsetMs() / 60_000)
    return sendPage(reply, {
      lang,
      brand: brandOf(app.config, lang),
      title: text.title,
      current: 'index',
      body: html`<p class="next info">${text.lead}</p>
        <div class="grid">
          ${card('/sandbox/outbox', text.outbox, text.outboxLead)}
          ${card('/sandbox/cashier', text.cashier, text.cashierLead)}
          ${card('/sandbox/desk', text.desk, text.deskLead)} ${card('/', text.app, text.appLead)}
          ${app.config.areDocsOn ? card('/docs', text.docs, text.docsLead) : null}
        </div>
        <h2>${text.clock}</h2>
        <div class="card">
          <dl>
            <dt>${text.now}</dt>
            <dd>${momentText(ports.clock.now(), app.config.storeTimeZone)}</dd>
            <dt>${text.offset}</dt>
            <dd>
              ${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h ${minutes % 60} min
            </dd>
          </dl>
          <hr />
          <div class="actions">
            ${move(31 * 60_000, text.half)} ${move(3_600_000, text.hour)} ${move(86_400_000, text.day)}
            ${move(0, text.reset)}
          </div>
        </div>`,
    })
  })
}

/** Pages and calls of the sandbox, registered only while it is enabled. */
const sandbox: FastifyPluginAsync<{ ports: SandboxPorts }> = async (app, { ports }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })

  if (app.config.nodeEnv === 'production')
    app.log.warn('THE SANDBOX IS ON IN PRODUCTION: orders are paid without money and messages are not sent')
  requirePassword(app)
  cashierRoutes(app, ports)
  outboxRoutes(app, ports)
  deskRoutes(app)
  clockRoutes(app, ports)
  socialPages(app, ports)

  app.post('/sandbox/clock-form', async (request, reply) => {
    const ms = Number((request.body as { advanceMs?: string } | null)?.advanceMs)
    if (ms > 0) {
      await ports.clock.advance(ms)
      await app.jobs.runDueJobs()
    } else await ports.clock.reset()
    return reply.redirect('/sandbox', 303)
  })

  indexPage(app, ports)
}

export default sandbox
