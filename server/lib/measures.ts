import type { Context } from './context'

/** A number that is read on request. */
export interface Gauge {
  /** In the convention of Prometheus: words with _, the unit last. */
  name: string
  help: string
  /** Name of the label that distinguishes its values; absent for a single value. */
  label?: string
  /** Must be cheap: it is read several times per minute on every server. */
  read(ctx: Context): Promise<{ label?: string; value: number }[]> | { label?: string; value: number }[]
}

export interface JobRun {
  name: string
  seconds: number
  isDone: boolean
}

/** Metrics registered by parts of the server; values are read on request only. */
export interface Measures {
  gauges: readonly Gauge[]
  register(gauge: Gauge): void
  /** Called after each run of a job in this process. */
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
