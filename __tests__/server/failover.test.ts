import { missingForRehearsal, rehearseFailover } from '../../scripts/lib/rehearsal.mjs'

const missing = missingForRehearsal()
const why = missing.length > 0 ? ` (skipped: there is no ${missing.join(', ')})` : ''
const whenThere = missing.length > 0 ? test.skip : test

whenThere(
  'two servers behind pgbouncer lose their primary under load, go on with its standby, and no ' +
    `acknowledged order is lost${why}`,
  async () => {
    const { before, after, kept, ...rest } = await rehearseFailover({ orders: 20, workers: 6 })
    expect(before).toBeGreaterThanOrEqual(20)
    expect(after).toBeGreaterThanOrEqual(20)
    expect(kept).toBe(before + after)
    expect(rest).toEqual({
      lost: 0,
      twice: 0,
      wrongPlaces: 0,
      refused: [],
      endedServers: 0,
      retries: expect.any(Number) as number,
      outageMs: expect.any(Number) as number,
    })
  },
)
