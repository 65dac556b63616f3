import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Context } from './context'

export interface Job {
  name: string
  everyMs: number
  /** Processes what is due by `ctx.now()`. Must be idempotent. */
  run(ctx: Context): Promise<unknown>
}

/** Wraps the run of a job, for traces and metrics. */
export type JobFrame = (name: string, work: () => Promise<void>) => Promise<void>

export interface Jobs {
  register(job: Job): void
  /** Wraps each further run of a job in `frame`, under the job's lock; later frames are outermost. */
  surround(frame: JobFrame): void
  /** Starts running each job at its interval. */
  start(): void
  /** Runs every job once and waits for them: after the sandbox clock was moved, and in tests. */
  runDueJobs(): Promise<void>
  /** Stops scheduling and waits for running jobs. */
  stop(): Promise<void>
}

const JOB_LOCK_SPACE = 7_308_332

const lockOf = (name: string): number =>
  [...name].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7)

/** Runs a job under its lock; unless told to wait, it leaves the job to the process that holds the lock. */
async function attempt(
  app: FastifyInstance,
  sessions: Pool,
  job: Job,
  shouldWait: boolean,
  framed: JobFrame,
): Promise<void> {
  const client = await sessions.connect()
  try {
    const key = lockOf(job.name)
    if (shouldWait) await client.query('select pg_advisory_lock($1, $2)', [JOB_LOCK_SPACE, key])
    else {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [
        JOB_LOCK_SPACE,
        key,
      ])
      if (!rows[0]?.got) return
    }
    const startedMs = performance.now()
    let isDone = false
    try {
      await framed(job.name, async () => {
        await job.run(app.contextFor())
      })
      isDone = true
    } finally {
      app.measures.jobRan({ name: job.name, seconds: (performance.now() - startedMs) / 1000, isDone })
      await client.query('select pg_advisory_unlock($1, $2)', [JOB_LOCK_SPACE, key])
    }
  } finally {
    client.release()
  }
}

/**
 * Periodic jobs. A lock in the database lets one process at a time run a job, however many servers there are.
 * The lock belongs to a session, so `sessions` must not use a pooler that changes sessions between
 * statements.
 */
export function createJobs(app: FastifyInstance, sessions: Pool): Jobs {
  const jobs: Job[] = []
  const timers: NodeJS.Timeout[] = []
  const running = new Set<Promise<void>>()
  let isStopped = false
  let framed: JobFrame = (_name, work) => work()

  function tracked(job: Job, shouldWait: boolean): Promise<void> {
    const work = attempt(app, sessions, job, shouldWait, framed)
    const settled = work.catch((error: unknown) => {
      if (!isStopped) app.log.error({ err: error, job: job.name }, 'job failed')
    })
    running.add(settled)
    void settled.finally(() => running.delete(settled))
    return work
  }

  function schedule(job: Job): void {
    const timer = setTimeout(() => {
      timers.splice(timers.indexOf(timer), 1)
      if (isStopped) return
      void tracked(job, false)
        .catch(() => undefined)
        .finally(() => {
          if (!isStopped) schedule(job)
        })
    }, job.everyMs)
    timer.unref()
    timers.push(timer)
  }

  return {
    register(job) {
      if (jobs.some((other) => other.name === job.name)) throw new Error(`The job ${job.name} exists already`)
      jobs.push(job)
    },
    surround(frame) {
      const inner = framed
      framed = (name, work) => frame(name, () => inner(name, work))
    },
    start() {
      for (const job of jobs) schedule(job)
    },
    async runDueJobs() {
      for (const job of jobs) await tracked(job, true)
    },
    async stop() {
      isStopped = true
      for (const timer of timers.splice(0)) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
