import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orderStatus } from '../../../contract/constants/enums'
import { shipOrder } from '../../contexts/commerce'
import { recordAccess } from '../../contexts/identity'
import { verifyBooking } from '../../contexts/scheduling'
import { orderBooking, orderInfo, orderItem } from '../../db/schema/orders'
import { shop } from '../../db/schema/shops'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { localized } from '../../lib/language'
import { sandboxLang } from '../cashier'
import { brandOf, hkd, html, type Html, type SandboxLang, sendPage } from '../html'
import type { Concern, DeskItem, DeskPart } from './part'
import { deskParts } from './parts'

const TEXT = {
  'zh-Hant': {
    title: '門店櫃台',
    enter: '核銷碼',
    verify: '核銷',
    done: '已核銷',
    failed: '不能完成：{reason}',
    bookings: '已預約',
    none: '沒有等候核銷的預約。',
    recent: '最近核銷',
    dose: '第 {no} / {total} 針',
    ship: '發貨',
    shipped: '已發貨',
    goods: '待發貨訂單',
    noGoods: '沒有等候發貨的訂單。',
    items: '{count} 件',
  },
  en: {
    title: 'Clinic desk',
    enter: 'Verification code',
    verify: 'Verify',
    done: 'Verified',
    failed: 'Not possible: {reason}',
    bookings: 'Booked',
    none: 'No appointment waits to be verified.',
    recent: 'Verified lately',
    dose: 'Injection {no} of {total}',
    ship: 'Ship',
    shipped: 'Shipped',
    goods: 'Orders to ship',
    noGoods: 'No order waits to be shipped.',
    items: '{count} items',
  },
} as const

const LISTED = 50
/** Actor of access records: the desk has no sign-in, so only its role is known. */
const DESK = 'desk'

async function bookingsIn(ctx: Context, states: string[], isNewestFirst: boolean) {
  const order = isNewestFirst
    ? [desc(orderBooking.verifiedTime)]
    : [asc(orderBooking.date), asc(orderBooking.time)]
  return ctx.db
    .select({ booking: orderBooking, shopName: shop.name })
    .from(orderBooking)
    .leftJoin(shop, eq(shop.id, orderBooking.shopId))
    .where(inArray(orderBooking.state, states))
    .orderBy(...order)
    .limit(isNewestFirst ? 10 : LISTED)
}

async function ordersToShip(ctx: Context) {
  return ctx.db
    .select({
      id: orderInfo.id,
      orderNo: orderInfo.orderNo,
      userId: orderInfo.userId,
      personId: orderInfo.personId,
      paymentCents: orderInfo.paymentCents,
      buyerName: orderInfo.buyerName,
      deliveryAddress: orderInfo.deliveryAddress,
      count: sql<number>`sum(${orderItem.quantity})::int`,
    })
    .from(orderInfo)
    .innerJoin(orderItem, eq(orderItem.orderId, orderInfo.id))
    .where(and(eq(orderInfo.status, orderStatus.paid), eq(orderItem.isBookable, false)))
    .groupBy(orderInfo.id)
    .orderBy(asc(orderInfo.paymentTime))
    .limit(LISTED)
}

interface Came {
  done?: string
  failed?: string
}

/** The result of the last action. */
function noticeOf({ done, failed }: Came, lang: SandboxLang): Html | null {
  const text = TEXT[lang]
  const doneByPart = deskParts
    .flatMap((part) =>
      Object.entries(part.actions).map(([name, action]) => ({ name: `${part.name}/${name}`, action })),
    )
    .find(({ name }) => name === done)
  return done === 'verify'
    ? html`<p class="next ok" role="status">${text.done}</p>`
    : done === 'ship'
      ? html`<p class="next ok" role="status">${text.shipped}</p>`
      : doneByPart
        ? html`<p class="next ok" role="status">${doneByPart.action.done[lang]}</p>`
        : failed
          ? html`<p class="next bad" role="alert">${text.failed.replace('{reason}', failed)}</p>`
          : null
}

const codeForm = (lang: SandboxLang): Html => {
  const text = TEXT[lang]
  return html`<form class="card" method="post" action="/sandbox/desk/verify">
    <label for="code">${text.enter}</label>
    <div class="row">
      <input id="code" name="code" required autocomplete="off" /><button class="primary small" type="submit">
        ${text.verify}
      </button>
    </div>
  </form>`
}

function orderCard(order: Awaited<ReturnType<typeof ordersToShip>>[number], lang: SandboxLang): Html {
  const text = TEXT[lang]
  const items = text.items.replace('{count}', String(order.count))
  return html`<div class="card row">
    <div class="grow">
      <b>${order.orderNo}</b>
      <p class="cap">${[order.buyerName, items, order.deliveryAddress].filter(Boolean).join(' · ')}</p>
    </div>
    <b>HK$ ${hkd(order.paymentCents)}</b>
    <form method="post" action="/sandbox/desk/ship">
      <input type="hidden" name="orderId" value="${order.id}" /><button class="tint small" type="submit">
        ${text.ship}
      </button>
    </form>
  </div>`
}

/** Writes one access record per row, also when several sections show it. */
async function recordShown(ctx: Context, concerns: readonly Concern[]): Promise<void> {
  const rows = new Map(concerns.map((concern) => [`${concern.kind}/${concern.rowId}`, concern]))
  await recordAccess(
    ctx,
    ...[...rows.values()].map((concern) => ({
      ...concern,
      actor: 'staff' as const,
      actorId: DESK,
      action: 'read' as const,
    })),
  )
}

function deskPage(app: FastifyInstance): void {
  app.get<{ Querystring: Came }>('/sandbox/desk', async (request, reply) => {
    const lang = sandboxLang(request)
    const text = TEXT[lang]
    const ctx = request.ctx()
    const [booked, verified, orders] = await Promise.all([
      bookingsIn(ctx, ['booked'], false),
      bookingsIn(ctx, ['writeOff', 'injected'], true),
      ordersToShip(ctx),
    ])
    const parts = await Promise.all(
      deskParts.map(async (part) => ({ part, items: await part.items(ctx, lang) })),
    )
    await recordShown(ctx, [
      ...[...booked, ...verified].map(({ booking }) => ({
        userId: booking.userId,
        personId: booking.personId,
        kind: 'appointment' as const,
        rowId: booking.id,
        purpose: 'treatment' as const,
      })),
      ...orders.map(({ id, userId, personId }) => ({
        userId,
        personId,
        kind: 'order' as const,
        rowId: id,
        purpose: 'service' as const,
      })),
      ...parts.flatMap(({ items }) => items.flatMap(({ concerns }) => concerns ?? [])),
    ])
    const notice = noticeOf(request.query, lang)
    return sendPage(reply, {
      lang,
      brand: brandOf(app.config, lang),
      title: text.title,
      current: 'desk',
      body: html`${notice} ${codeForm(lang)}
        <h2>${text.bookings}</h2>
        ${
          booked.length === 0
            ? html`<p class="card empty">${text.none}</p>`
            : booked.map((row) => bookingCard(row, lang, true))
        }
        <h2>${text.goods}</h2>
        ${
          orders.length === 0
            ? html`<p class="card empty">${text.noGoods}</p>`
            : orders.map((order) => orderCard(order, lang))
        }
        ${
          verified.length === 0
            ? null
            : html`<h2>${text.recent}</h2>
                ${verified.map((row) => bookingCard(row, lang, false))}`
        }${parts.map(({ part, items }) => partSection(part, items, lang))}`,
    })
  })
}

/** Routes of the desk, a page for acting as the clinic and the warehouse. */
export function deskRoutes(app: FastifyInstance): void {
  deskPage(app)
  app.post('/sandbox/desk/verify', (request, reply) =>
    act(request, reply, 'verify', async (ctx, input) => {
      await verifyBooking(ctx, input.bookingId ? { bookingId: input.bookingId } : { code: input.code ?? '' })
    }),
  )
  app.post('/sandbox/desk/ship', (request, reply) =>
    act(request, reply, 'ship', (ctx, input) => shipOrder(ctx, input.orderId ?? '')),
  )
  for (const part of deskParts) {
    for (const [name, action] of Object.entries(part.actions)) {
      app.post(`/sandbox/desk/${part.name}/${name}`, (request, reply) =>
        act(request, reply, `${part.name}/${name}`, (ctx, input) =>
          action.run(ctx, { id: input.id ?? '', input }),
        ),
      )
    }
  }
}

function partSection(part: DeskPart, items: readonly DeskItem[], lang: SandboxLang): Html {
  const button = (item: DeskItem, name: string): Html | null => {
    const action = part.actions[name]
    if (!action) return null
    const field = action.input
    const fieldId = `${part.name}-${name}-${item.id}`
    const asked =
      field &&
      html`<label class="cap" for="${fieldId}">${field.label[lang]}</label>
        <input id="${fieldId}" name="${field.name}" value="${field.value ?? ''}" />`
    return html`<form class="row" method="post" action="/sandbox/desk/${part.name}/${name}">
      <input type="hidden" name="id" value="${item.id}" />
      ${asked}
      <button class="tint small" type="submit">${action.label[lang]}</button>
    </form>`
  }
  return html`<h2>${part.title[lang]}</h2>
    ${
      items.length === 0
        ? html`<p class="card empty">${part.none[lang]}</p>`
        : items.map(
            (item) =>
              html`<div class="card row">
                <div class="grow">
                  <b>${item.title}</b>${item.lines.map((line) => html`<p class="cap">${line}</p>`)}
                </div>
                <div class="actions">${item.actions.map((name) => button(item, name))}</div>
              </div>`,
          )
    }`
}

/** Runs an action and redirects to the desk with the result; callers that accept JSON get the envelope. */
async function act(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  work: (ctx: Context, input: Record<string, string | undefined>) => Promise<unknown>,
): Promise<unknown> {
  const isPage = (request.headers.accept ?? '').includes('text/html')
  try {
    await work(request.ctx(), (request.body ?? {}) as Record<string, string | undefined>)
  } catch (error) {
    if (!isPage || !(error instanceof AppError)) throw error
    return reply.redirect(
      `/sandbox/desk?failed=${encodeURIComponent(request.text(error.key, error.params))}`,
      303,
    )
  }
  return isPage
    ? reply.redirect(`/sandbox/desk?done=${name}`, 303)
    : { code: 0, msg: request.text('ok'), data: true }
}

function bookingCard(
  { booking, shopName }: Awaited<ReturnType<typeof bookingsIn>>[number],
  lang: SandboxLang,
  isOpen: boolean,
): Html {
  const text = TEXT[lang]
  const dose =
    booking.doseTotal > 1
      ? text.dose.replace('{no}', String(booking.doseNo)).replace('{total}', String(booking.doseTotal))
      : null
  const state = isOpen
    ? html`<form method="post" action="/sandbox/desk/verify">
        <input type="hidden" name="bookingId" value="${booking.id}" />
        <button class="tint small" type="submit">${text.verify}</button>
      </form>`
    : html`<span class="tag ok">${text.done}</span>`
  return html`<div class="card row">
    <div>
      <b>${booking.date} ${booking.time}</b>
      <p class="cap">${localized(shopName, lang)}</p>
    </div>
    <div class="grow">
      <b>${localized(booking.spuName, lang)}</b>
      <p class="cap">${[booking.personName, dose].filter(Boolean).join(' · ')}</p>
    </div>
    <span class="tag ${isOpen ? 'info' : 'ok'}">${booking.verifyCode}</span>
    ${state}
  </div>`
}
