const { loadServerModule } = require('./test-database.cjs')

/** The realm of the tests, and a function that transfers values into it as text that is parsed there. */
const realmOf = (inner) => ({
  inner,
  inward: (value) => (value === undefined ? undefined : inner.JSON.parse(JSON.stringify(value))),
})

/** Sends a request to `server`; the result belongs to the realm `inner`. */
const injectorOf =
  ({ app, config }, { inner, inward }) =>
  async (options) => {
    const { session, lang, ...rest } = typeof options === 'string' ? { url: options } : options
    const headers = { ...rest.headers }
    if (session) headers[config.sessionHeader] = session
    if (lang) headers['accept-language'] = lang
    const answer = await app.inject({ method: 'GET', ...rest, headers })
    return {
      statusCode: answer.statusCode,
      headers: inward(answer.headers),
      body: answer.body,
      json: () => inner.JSON.parse(answer.body),
    }
  }

/** Calls by the name of an endpoint, or by method and address. */
const callerOf = (inject, routeOf) => async (first, second, third) => {
  const isNamed = typeof second !== 'string'
  const { params, body, ...rest } = (isNamed ? second : third) ?? {}
  const { method, path: url } = isNamed ? routeOf(first, params) : { method: first, path: second }
  return (await inject({ method, url, ...rest, ...(body === undefined ? {} : { payload: body }) })).json()
}

const clockOf = ({ app, ports }, { inner }, everybodyKnows) => ({
  now: () => new inner.Date(ports.clock.nowMs()),
  advance: async (ms) => {
    const moved = await ports.clock.advance(ms)
    await everybodyKnows((offsetMs) => offsetMs >= moved)
    await app.jobs.runDueJobs()
  },
  reset: async () => {
    await ports.clock.reset()
    await everybodyKnows((offsetMs) => offsetMs === 0)
  },
})

const statementsOf = ({ database }, { inward }) => ({
  // Raw statements: encrypted values are decrypted, except for columns named `…_sealed`; `stored` decrypts
  // nothing.
  query: async (text, values) => {
    const send = (...args) => database.pool.query(...args)
    const result = await send(text, values)
    await database.sealing.forConnection().open(send, result, true)
    return inward(result.rows)
  },
  stored: async (text, values) => inward((await database.pool.query(text, values)).rows),
})

/**
 * A test's view of a server: values are transferred as text and parsed inside, so that `toEqual` and
 * `instanceof` work.
 */
function facadeOf(server, { global, routeOf, everybodyKnows, forget }) {
  const { app, ports, database } = server
  const realm = realmOf(global)
  const inject = injectorOf(server, realm)
  return {
    inject,
    call: callerOf(inject, routeOf),
    origin: server.origin,
    url: (route = '') => `${server.origin}${route}`,
    clock: clockOf(server, realm, everybodyKnows),
    runDueJobs: () => app.jobs.runDueJobs(),
    outbox: async (to) => realm.inward(await ports.messages.list(to === undefined ? {} : { to })),
    ...statementsOf(server, realm),
    signIn: async (userId) => {
      const { openSession } = loadServerModule('lib/session.ts')
      return (await openSession(app.contextFor(), userId)).token
    },
    log: server.log,
    close: async () => {
      forget(server)
      await server.close()
    },
    // For tests of the server's internals: its live objects, from the outer realm.
    server: { app, ports, database, load: loadServerModule },
  }
}

module.exports = { facadeOf }
