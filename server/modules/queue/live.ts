import { PassThrough } from 'node:stream'
import { Type } from '@sinclair/typebox'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { codes } from '../../../contract/constants/codes'
import { limits } from '../../../contract/constants/limits'
import type { QueueNow } from '../../../contract/queue'
import { queueTicket } from '../../db/schema/queue'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import { createLiveHub } from './live-hub'
import { isSessionAlive, LIVE_PATH, type LiveKey, readLiveKey } from './live-key'
import { queueNowByIds } from './now'

const HEARTBEAT_MS = 20_000
const RETRY_MS = 3_000
const RETRY_SECONDS = 30
/** A reader that does not take what it is sent is let go; it comes back and gets the newest state. */
const UNREAD_BYTES = 64 * 1024
const STREAMS_PER_PROCESS = 5_000

/** Follows one ticket until it is over, the session ends or the reader leaves. Bounded here because each stream holds memory of this process. */
class TicketStream {
  readonly body = new PassThrough()
  private sentVersion: number
  private isFirst = true
  private isOver = false
  private readonly heart: NodeJS.Timeout

  constructor(
    private readonly ctx: Context,
    readonly key: LiveKey,
    lastEventId: string | undefined,
    private readonly onClose: () => void,
  ) {
    this.sentVersion = lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1
    this.body.write(`retry: ${RETRY_MS}\n\n`)
    this.body.once('close', () => this.end())
    this.body.on('error', () => undefined)
    this.heart = setInterval(() => void this.beat(), HEARTBEAT_MS)
    this.heart.unref()
  }

  /** Sends a state that was read, unless the reader has it or a newer one. */
  show(now: QueueNow | undefined): void {
    if (this.isOver) return
    if (!now) return this.end()
    if (this.isFirst ? now.version !== this.sentVersion : now.version > this.sentVersion)
      this.send('state', now, now.version)
    this.sentVersion = this.isFirst ? now.version : Math.max(now.version, this.sentVersion)
    this.isFirst = false
    if (now.nextPollMs !== 0) return
    this.send('end', {}, now.version)
    this.end()
  }

  get hasEnded(): boolean {
    return this.isOver
  }

  end(): void {
    if (this.isOver) return
    this.isOver = true
    clearInterval(this.heart)
    this.onClose()
    this.body.end()
  }

  private send(event: string, data: unknown, id: number): void {
    if (this.body.writableLength > UNREAD_BYTES) this.end()
    else this.body.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  private async beat(): Promise<void> {
    const isAlive = await isSessionAlive(this.ctx, this.key).catch(() => false)
    if (this.isOver) return
    if (isAlive) this.body.write(': beat\n\n')
    else this.end()
  }
}

/** The streams of one line in one language: a change of the line is read once for all of them. Changes that come while one is read are one change. */
class LineFeed {
  readonly streams = new Set<TicketStream>()
  private isReading = false
  private isStale = false

  constructor(private readonly ctx: Context) {}

  async refresh(): Promise<void> {
    this.isStale = true
    if (this.isReading) return
    this.isReading = true
    // Every stream of the line tells of the same change, one after the other: they are one reading.
    await Promise.resolve()
    try {
      while (this.isStale && this.streams.size > 0) {
        this.isStale = false
        await this.show([...this.streams])
      }
    } finally {
      this.isReading = false
    }
  }

  async show(streams: readonly TicketStream[]): Promise<void> {
    try {
      const found = new Map(
        (
          await queueNowByIds(
            this.ctx,
            streams.map((stream) => stream.key.ticketId),
          )
        ).map((now) => [now.id, now]),
      )
      for (const stream of streams) stream.show(found.get(stream.key.ticketId))
    } catch (error) {
      // They come back by themselves and read anew.
      this.ctx.log.warn({ err: error }, 'queue streams ended')
      for (const stream of streams) stream.end()
    }
  }
}

/** The stream of a ticket's state. Not an endpoint of the contract: its answer is no envelope and its caller sends no session header. */
export function liveRoute(app: FastifyInstance): void {
  const hub = createLiveHub(app)
  const streams = new Map<string, Set<TicketStream>>()
  const feeds = new Map<string, LineFeed>()
  let count = 0

  app.get<{ Querystring: { key: string } }>(
    `${app.config.apiPrefix}${LIVE_PATH}`,
    {
      schema: {
        hide: true,
        querystring: Type.Object({
          key: Type.String({ minLength: 1, maxLength: 1000, pattern: '^[A-Za-z0-9_-]+$' }),
        }),
      },
      config: { auth: 'none' },
    },
    async (request, reply) => {
      const key = await readLiveKey(request.ctx(), request.query.key)
      const ctx = app.contextFor({ lang: key.lang })
      const [ticket] = await ctx.db
        .select({ lineId: queueTicket.lineId })
        .from(queueTicket)
        .where(eq(queueTicket.id, key.ticketId))
      const mine = streams.get(key.userId) ?? new Set<TicketStream>()
      if (!ticket) throw new AppError(codes.notFound, 'notFound')
      if (mine.size >= limits.queueStreamsPerUser || count >= STREAMS_PER_PROCESS)
        throw new AppError(
          codes.rateLimited,
          'rateLimited',
          { seconds: RETRY_SECONDS },
          { retryAfterSeconds: RETRY_SECONDS },
        )
      const feedKey = `${ticket.lineId} ${key.lang}`
      const feed = feeds.get(feedKey) ?? new LineFeed(ctx)
      feeds.set(feedKey, feed)
      let leave = (): void => undefined
      const header = request.headers['last-event-id']
      const stream = new TicketStream(ctx, key, Array.isArray(header) ? header[0] : header, () => {
        leave()
        count -= 1
        mine.delete(stream)
        if (mine.size === 0) streams.delete(key.userId)
        feed.streams.delete(stream)
        if (feed.streams.size === 0) feeds.delete(feedKey)
      })
      streams.set(key.userId, mine.add(stream))
      feed.streams.add(stream)
      count += 1
      // Listening begins before the first look: what changes in between is heard.
      leave = await hub
        .subscribe(ticket.lineId, () => void feed.refresh())
        .catch((error: unknown) => {
          stream.end()
          throw error
        })
      // The reader may have left while the database was asked.
      if (stream.hasEnded) leave()
      else void feed.show([stream])
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .send(stream.body)
    },
  )

  app.addHook('preClose', async () => {
    for (const group of [...streams.values()]) for (const stream of [...group]) stream.end()
    await hub.close()
  })
}
