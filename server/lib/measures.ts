import type { Context } from './context'

/** A number that is read when somebody asks for it. */
export interface Gauge {
  /** In Prometheus' manner: words with _, the unit last. */
  name: string
  help: string
  /** Names what tells its values apart; absent when there is one. */
  label?: string
  /** Must be cheap: it is read several times a minute on every server. */
  read(ctx: Context): Promise<{ label?: string; value: number }[]> | { label?: string; value: number }[]
}

export interface JobRun {
  name: string
  seconds: number
  isDone: boolean
}

/** Measures that parts of the server offer; values are read on request only. */
export interface Measures {
  gauges: readonly Gauge[]
  register(gauge: Gauge): void
  /** Called by the jobs for each run in this process. */
  jobRan(run: JobRun): void
  onJobRun(hear: (run: JobRun) => void): void
}

export function createMeasures(): Measures {
  const gauges: Gauge[] = []
  const listeners: ((run: JobRun) => void)[] = []
  return {
    gauges,
    register(gauge) {
      if (gauges.some(({ name }) => name === gauge.name)) throw new Error(`${gauge.name} is measured already`)
      gauges.push(gauge)
    },
    jobRan(run) {
      for (const hear of listeners) hear(run)
    },
    onJobRun(hear) {
      listeners.push(hear)
    },
  }
}
