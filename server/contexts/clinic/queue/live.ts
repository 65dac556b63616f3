import { PassThrough } from 'node:stream'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { codes } from '../../../../contract/constants/codes'
import { limits } from '../../../../contract/constants/limits'
import { otherPaths } from '../../../../contract/constants/paths'
import type { QueueNow } from '../../../../contract/queue'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { createLiveHub } from './live-hub'
import { readLiveKey } from './live-key'
import { queueNowByIds } from './queries/now'
import { isSessionAlive } from './queries/session'
import { lineIdOf } from './queries/tickets'
import type { LiveKey } from './rules'

const HEARTBEAT_MS = 20_000
const RETRY_MS = 3_000
const RETRY_SECONDS = 30
/** A client that does not read its stream is disconnected; it reconnects and gets the newest state. */
const UNREAD_BYTES = 64 * 1024
const STREAMS_PER_PROCESS = 5_000

/**
 * Streams one ticket until it is over, the session ends or the client disconnects. Limited in number, because
 * each stream uses memory of this process.
 */
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

  /** Sends a state unless the client has it or a newer one. */
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

/**
 * The streams of one queue in one language: a change of the queue is read once for all of them, and changes
 * during a read are combined.
 */
class LineFeed {
  readonly streams = new Set<TicketStream>()
  private isReading = false
  private isStale = false

  constructor(private readonly ctx: Context) {}

  async refresh(): Promise<void> {
    this.isStale = true
    if (this.isReading) return
    this.isReading = true
    // Every stream of the queue reports the same change, one after another; they share one read.
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
      // Clients reconnect automatically and read the state again.
      this.ctx.log.warn({ err: error }, 'queue streams ended')
      for (const stream of streams) stream.end()
    }
  }
}

/** The open streams of this process, counted per user and grouped by queue. */
class OpenStreams {
  private readonly byUser = new Map<string, Set<TicketStream>>()
  private readonly feeds = new Map<string, LineFeed>()
  private count = 0

  /** @throws AppError rateLimited when the user or the process has reached its limit */
  refuseWhenFull(userId: string): void {
    const mine = this.byUser.get(userId)?.size ?? 0
    if (mine < limits.queueStreamsPerUser && this.count < STREAMS_PER_PROCESS) return
    throw new AppError(
      codes.rateLimited,
      'rateLimited',
      { seconds: RETRY_SECONDS },
      { retryAfterSeconds: RETRY_SECONDS },
    )
  }

  feedOf(ctx: Context, feedKey: string): LineFeed {
    const feed = this.feeds.get(feedKey) ?? new LineFeed(ctx)
    this.feeds.set(feedKey, feed)
    return feed
  }

  add(stream: TicketStream, userId: string, feed: LineFeed): void {
    this.byUser.set(userId, (this.byUser.get(userId) ?? new Set<TicketStream>()).add(stream))
    feed.streams.add(stream)
    this.count += 1
  }

  remove(stream: TicketStream, userId: string, feedKey: string): void {
    this.count -= 1
    const mine = this.byUser.get(userId)
    mine?.delete(stream)
    if (mine?.size === 0) this.byUser.delete(userId)
    const feed = this.feeds.get(feedKey)
    feed?.streams.delete(stream)
    if (feed?.streams.size === 0) this.feeds.delete(feedKey)
  }

  get size(): number {
    return this.count
  }

  endAll(): void {
    for (const group of [...this.byUser.values()]) for (const stream of [...group]) stream.end()
  }
}

/**
 * The stream of a ticket's state. Not an endpoint of the contract: it sends no envelope, and EventSource
 * cannot send the session header.
 */
export function liveRoute(app: FastifyInstance): void {
  const hub = createLiveHub(app)
  const open = new OpenStreams()

  app.get<{ Querystring: { key: string } }>(
    `${app.config.apiPrefix}${otherPaths.queueLive}`,
    {
      schema: {
        hide: true,
        querystring: Type.Object({
          key: Type.String({ minLength: 1, maxLength: 1000, pattern: '^[A-Za-z0-9._-]+$' }),
        }),
      },
      config: { auth: 'none' },
    },
    async (request, reply) => {
      const key = await readLiveKey(request.ctx(), request.query.key)
      const ctx = app.contextFor({ lang: key.lang })
      const lineId = await lineIdOf(ctx, key.ticketId)
      open.refuseWhenFull(key.userId)
      const feedKey = `${lineId} ${key.lang}`
      const feed = open.feedOf(ctx, feedKey)
      let leave = (): void => undefined
      const header = request.headers['last-event-id']
      const stream = new TicketStream(ctx, key, Array.isArray(header) ? header[0] : header, () => {
        leave()
        open.remove(stream, key.userId, feedKey)
      })
      open.add(stream, key.userId, feed)
      // Starts listening before the first read, so that changes in between are not lost.
      leave = await hub
        .subscribe(lineId, () => void feed.refresh())
        .catch((error: unknown) => {
          stream.end()
          throw error
        })
      // The client may have disconnected during the query.
      if (stream.hasEnded) leave()
      else void feed.show([stream])
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          // A keep-alive connection would delay the shutdown of the server until it times out.
          .header('connection', 'close')
          .send(stream.body)
      )
    },
  )

  app.measures.register({
    name: 'medibook_queue_streams',
    help: 'Open streams of queue tickets in this process',
    read: () => [{ value: open.size }],
  })
  app.addHook('preClose', async () => {
    open.endAll()
    await hub.close()
  })
}
