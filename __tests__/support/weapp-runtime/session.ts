import { launch, type LaunchOptions, type WeappSession } from './launch'

const open = new Set<WeappSession>()

/** The mini-program against the test server. Everything launched here is closed, and must be without errors, after each test. */
export function launchWeapp(options: LaunchOptions = {}): WeappSession {
  const session = launch({ server: process.env.MEDIBOOK_TEST_SERVER, ...options })
  open.add(session)
  return session
}

/** For afterEach: closes what the test opened and fails when a session recorded an error that the test did not take away. */
export function closeWeappSessions(): void {
  const errors = [...open].flatMap((session) => {
    session.close()
    return session.record.errors.map((error) => error.stack ?? error.message)
  })
  open.clear()
  if (errors.length) throw new Error(`The mini-program recorded errors:\n${errors.join('\n\n')}`)
}
