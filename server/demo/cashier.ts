import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '../../contract/constants/codes'
import type { Language } from '../../contract/constants/enums'
import { otherPaths } from '../../contract/constants/paths'
import { AppError } from '../lib/app-error'
import { momentText } from '../lib/store-time'
import { cashierTexts } from './cashier-texts'
import { brandOf, hkd, html, type Html, type SandboxLang, sendPage } from './html'
import type { SandboxPaymentRecord, SignedNotice } from './payment'
import type { SandboxPorts } from './ports'

export const sandboxLang = (request: FastifyRequest): SandboxLang =>
  request.lang.startsWith('zh') ? 'zh-Hant' : 'en'

type Step = 'pay' | 'twice' | 'refuse' | 'hang'

/** The page on which the outcome of a sandbox payment is chosen, and its JSON form for the mini-program. */
export function cashierRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  app.get<{ Params: { paymentId: string } }>('/sandbox/cashier/:paymentId', async (request, reply) => {
    const lang = request.lang
    const payment = await ports.payment.find(request.params.paymentId)
    allowReturn(app, reply, payment)
    return sendPage(reply.code(payment ? 200 : 404), {
      lang,
      brand: brandOf(app.config, lang),
      title: cashierTexts[lang].title,
      isNarrow: true,
      body: payment
        ? cashierBody(app, ports, payment, lang)
        : html`<div class="card"><p class="empty">${cashierTexts[lang].missing}</p></div>`,
    })
  })

  recentPage(app, ports)
  for (const step of ['pay', 'twice', 'refuse', 'hang'] as const) stepRoute(app, ports, step)
}

function recentPage(app: FastifyInstance, ports: SandboxPorts): void {
  app.get('/sandbox/cashier', async (request, reply) => {
    const lang = request.lang
    const text = cashierTexts[lang]
    const payments = await ports.payment.recent(50)
    return sendPage(reply, {
      lang,
      brand: brandOf(app.config, lang),
      title: text.list,
      current: 'cashier',
      refreshSeconds: 10,
      body:
        payments.length === 0
          ? html`<p class="card empty">${text.none}</p>`
          : html`${payments.map(
              (payment) =>
                html`<div class="card row">
                  <div class="grow">
                    <b>${payment.subject}</b>
                    <p class="cap">${payment.orderNo}</p>
                  </div>
                  <b>HK$ ${hkd(payment.amountCents)}</b
                  ><span class="tag ${payment.outcome === 'paid' ? 'ok' : 'warn'}"
                    >${payment.outcome === 'paid' ? text.paid : text.pending}</span
                  ><a
                    class="button tint small"
                    href="/sandbox/cashier/${encodeURIComponent(payment.paymentId)}"
                    >${text.title}</a
                  >
                </div>`,
            )}`,
    })
  })
}

function stepRoute(app: FastifyInstance, ports: SandboxPorts, step: Step): void {
  app.post<{ Params: { paymentId: string } }>(
    `/sandbox/cashier/:paymentId/${step}`,
    async (request, reply) => {
      const { paymentId } = request.params
      const payment = await ports.payment.find(paymentId)
      if (!payment) throw new AppError(codes.notFound, 'notFound')
      if (step !== 'hang' && isClosed(ports, payment)) throw new AppError(codes.stateForbids, 'stateForbids')
      await play(app, ports, paymentId, step)
      const after = await ports.payment.find(paymentId)
      if (!wantsPage(request))
        return {
          code: 0,
          msg: request.text('ok'),
          data: { paymentId, outcome: after?.outcome ?? 'pending' },
        }
      allowReturn(app, reply, payment)
      return reply.redirect(
        safeReturn(app, payment.returnUrl) ?? `/sandbox/cashier/${encodeURIComponent(paymentId)}`,
        303,
      )
    },
  )
}

async function play(app: FastifyInstance, ports: SandboxPorts, paymentId: string, step: Step): Promise<void> {
  if (step === 'hang') {
    await ports.payment.act(paymentId, 'hanging')
    return
  }
  const outcome = step === 'refuse' ? 'refused' : 'paid'
  for (let round = 0; round < (step === 'twice' ? 2 : 1); round += 1) {
    const notice = await ports.payment.act(paymentId, outcome)
    if (notice) await deliver(app, notice)
  }
}

/** Sent to the same URL as by a real provider, including the signature. */
async function deliver(app: FastifyInstance, notice: SignedNotice): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: otherPaths.paymentNotice,
    headers: { ...notice.headers, 'content-type': 'application/json' },
    payload: notice.body,
  })
  if (answer.statusCode !== 200)
    app.log.warn({ statusCode: answer.statusCode }, 'the payment notice was not accepted')
}

const isClosed = (ports: SandboxPorts, payment: SandboxPaymentRecord): boolean =>
  payment.outcome !== 'paid' && ports.clock.nowMs() >= Date.parse(payment.expiresAt)

function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

/** Restricts targets to the URLs of this project's apps, so that the cashier is not an open redirect. */
function safeReturn(app: FastifyInstance, returnUrl: string | null): string | null {
  if (!returnUrl) return null
  try {
    // Parsed as a browser does, which drops tabs and line ends and treats "\\" as "/": "/\t/host" is another
    // host.
    const home = new URL(app.config.publicUrl).origin
    const url = new URL(returnUrl.startsWith('#') ? `/${returnUrl}` : returnUrl, home)
    const { origin, hostname, protocol } = url
    if (/^[/#]/.test(returnUrl)) return origin === home ? `${url.pathname}${url.search}${url.hash}` : null
    const isLocal =
      app.config.nodeEnv !== 'production' && (hostname === 'localhost' || hostname === '127.0.0.1')
    const isOurs = origin === home || app.config.corsOrigins.includes(origin)
    return /^https?:$/.test(protocol) && (isOurs || isLocal) ? url.href : null
  } catch {
    return null
  }
}

/**
 * Browsers also apply form-action to the redirect target of a form submission, and the app may have another
 * origin than this page.
 */
function allowReturn(app: FastifyInstance, reply: FastifyReply, payment: SandboxPaymentRecord | null): void {
  const target = safeReturn(app, payment?.returnUrl ?? null)
  const policy = reply.getHeader('content-security-policy')
  if (target?.startsWith('http') && typeof policy === 'string') {
    reply.header(
      'content-security-policy',
      policy.replace("form-action 'self'", `form-action 'self' ${new URL(target).origin}`),
    )
  }
}

function cashierBody(
  app: FastifyInstance,
  ports: SandboxPorts,
  payment: SandboxPaymentRecord,
  lang: Language,
): Html {
  const text = cashierTexts[lang]
  const action = (step: Step) => `/sandbox/cashier/${encodeURIComponent(payment.paymentId)}/${step}`
  const button = (step: Step, look: string): Html =>
    html`<form method="post" action="${action(step)}">
      <button class="${look}" type="submit">${text[step]}</button>
    </form>`
  const back = safeReturn(app, payment.returnUrl)
  const closed = isClosed(ports, payment)
  const state =
    payment.outcome === 'paid'
      ? html`<p class="next ok" role="status">${text.paid}</p>`
      : closed
        ? html`<p class="next warn" role="status">${text.closed}</p>`
        : payment.outcome === 'refused'
          ? html`<p class="next bad" role="status">${text.refused}</p>`
          : payment.outcome === 'hanging'
            ? html`<p class="next warn" role="status">${text.hanging}</p>`
            : null
  const isOpen = payment.outcome !== 'paid' && !closed
  const refunded = text.refunded.replace('{amount}', hkd(payment.refundedCents))
  return html`<div class="card">
      <div class="amount">
        <p>${text.amount}</p>
        <strong><small>HK$</small>${hkd(payment.amountCents)}</strong>
      </div>
      ${state} ${payment.refundedCents > 0 ? html`<p class="next info">${refunded}</p>` : null}
      <hr />
      <dl>
        <dt>${text.order}</dt>
        <dd>${payment.orderNo}</dd>
        <dt>${text.subject}</dt>
        <dd>${payment.subject}</dd>
        <dt>${text.way}</dt>
        <dd>${payment.payType === 'alipay' ? text.alipay : text.wechat}</dd>
        <dt>${text.until}</dt>
        <dd>${momentText(new Date(payment.expiresAt), app.config.storeTimeZone)}</dd>
      </dl>
    </div>
    <p class="next info">${text.note}</p>
    <div class="stack">
      ${
        isOpen
          ? [
              button('pay', 'primary'),
              button('refuse', 'danger'),
              button('hang', 'outline'),
              button('twice', 'outline'),
            ]
          : null
      }
      ${back ? html`<a class="button ${isOpen ? 'outline' : 'primary'}" href="${back}">${text.back}</a>` : null}
    </div>`
}
