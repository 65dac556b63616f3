import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { addDays } from '../../contract/rules/dates'
import { createApiClient } from '../../scripts/lib/api-client.mjs'
import { startTestServer } from '../../scripts/lib/server-process.mjs'
import { dayText, instantOf, timeText } from '../../server/lib/store-time'
import { saveAdult } from './adult'
import { addDoctor, type DoctorOptions } from './clinic-world'
import { addShop } from './goods-world'
import { atDesk, postSandbox } from './sandbox'

type Api = ReturnType<typeof createApiClient>

const ZONE = 'Asia/Hong_Kong'
const MORNING = '10:00'
const LATEST = '11:00'
const MINUTE_MS = 60_000
/** Sessions must outlive a clock that is advanced by days. */
const YEAR_MS = 31_536_000_000

/** A clinic that never closes, with one doctor who is on duty from midnight to midnight. */
export interface OwnClinic {
  shop: string
  doctor: string
}

/**
 * A dedicated server with its own clinics and clock, so that results do not depend on the hour, the weekday
 * or the seed.
 */
export class ClinicServer {
  private count = 0
  private constructor(
    readonly url: string,
    private readonly pool: Pool,
    private readonly stopServer: () => Promise<void>,
    /** Lead of the server's clock over this machine's, in milliseconds. */
    public aheadMs: number,
  ) {}

  static async start(): Promise<ClinicServer> {
    const server = await startTestServer({ env: { SESSION_TTL_MS: String(YEAR_MS) } })
    const pool = new Pool({ connectionString: server.databaseUrl, max: 2 })
    const made = new ClinicServer(server.url, pool, server.stop, 0)
    await made.toMorning()
    return made
  }

  async stop(): Promise<void> {
    await this.pool.end()
    await this.stopServer()
  }

  /** Runs SQL without the server, and notifies it of the change, because its answers are cached. */
  readonly query = async <Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> => {
    const { rows } = await this.pool.query<Row>(sql, values)
    await this.pool.query('notify data_changed')
    return rows
  }

  now = (): Date => new Date(Date.now() + this.aheadMs)
  /** Day in the clinics' time zone. */
  dayIn = (count: number): string => addDays(dayText(this.now(), ZONE), count)
  /** 'HH:mm' in the clinics' time zone. */
  timeIn = (minutes: number): string => timeText(new Date(this.now().getTime() + minutes * MINUTE_MS), ZONE)

  /** Advances the clock, and waits for the jobs that became due. */
  async advance(minutes: number): Promise<void> {
    await this.advanceMs(minutes * MINUTE_MS)
  }

  /**
   * Advances the clock to the next morning, unless it is morning, so that a day does not end during a test.
   */
  async toMorning(): Promise<void> {
    const time = this.timeIn(0)
    if (time >= MORNING && time < LATEST) return
    const day = this.dayIn(time < MORNING ? 0 : 1)
    await this.advanceMs(instantOf(day as never, MORNING as never, ZONE).getTime() - this.now().getTime())
  }

  private async advanceMs(advanceMs: number): Promise<void> {
    const moved = await postSandbox(this, 'clock', { advanceMs: Math.ceil(advanceMs) })
    this.aheadMs = (moved as { offsetMs: number }).offsetMs
  }

  async addClinic(
    o: Partial<DoctorOptions> & { hours?: { open: string; close: string } } = {},
  ): Promise<OwnClinic> {
    this.count += 1
    const [shop, doctor] = [`own-clinic-${this.count}`, `own-doctor-${this.count}`]
    const { open, close } = o.hours ?? { open: '00:00', close: '00:00' }
    const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open, close }))
    await addShop(shop, hours, ZONE, this.query)
    await addDoctor(doctor, { shop, ...o }, this.query)
    return { shop, doctor }
  }

  /** A new account with one person. */
  async newPerson(name = `own-${randomUUID()}`): Promise<Api> {
    const api = createApiClient(this.url, { appId: 'medibook-weapp' })
    await api.signInByMiniProgram(`as-${name}`)
    await saveAdult(api)
    return api
  }

  /** An action of the clinic at its desk. @throws Error when it is refused */
  async desk(action: string, input: Record<string, string>): Promise<void> {
    await atDesk(this, action, input)
  }

  /** Other users who register and check in. @returns their tickets, in the order of their numbers */
  async crowd({ shop, doctor }: OwnClinic, count: number): Promise<string[]> {
    const tickets: string[] = []
    for (let index = 0; index < count; index += 1) {
      const { id } = await registerAt(await this.newPerson(), { shop, doctor }, { isCheckedIn: true })
      tickets.push(id)
    }
    return tickets
  }

  /** Calls the doctor's next number. */
  async callNext({ doctor }: OwnClinic): Promise<void> {
    const [line] = await this.query<{ id: string }>('select id from queue_line where doctor_id = $1', [
      doctor,
    ])
    await this.desk('queue/call', { id: line?.id ?? '' })
  }
}

type Caller = Pick<Api, 'call'>

/** The first person of an account. */
async function personOf(api: Caller): Promise<string> {
  const [person] = await api.call('personList', {})
  if (!person) throw new Error('The account has no appointment person')
  return person.id
}

/** Registers in a queue of today. */
export async function registerAt(
  api: Caller,
  { shop, doctor }: OwnClinic,
  { isCheckedIn = false } = {},
): Promise<{ id: string }> {
  const { id } = await api.call('queueRegister', {
    body: {
      idempotencyKey: randomUUID(),
      shopId: shop,
      doctorId: doctor,
      personId: await personOf(api),
    },
  })
  if (isCheckedIn) await api.call('queueCheckIn', { body: { id } })
  return { id }
}

/** Sends a request to the doctor. */
export async function requestAt(
  api: Caller,
  { doctor }: OwnClinic,
  at: { date: string; time: string },
): Promise<{ id: string }> {
  return api.call('placeDoctorBooking', {
    body: {
      idempotencyKey: randomUUID(),
      doctorId: doctor,
      ...at,
      personId: await personOf(api),
      phoneCode: '+852',
      phone: '91234567',
      reason: '頭痛',
    },
  })
}
