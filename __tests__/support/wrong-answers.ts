import { request, type ServerResponse } from 'node:http'
import { openWay } from './way-to-server'

/** Invalid bodies with a successful status. */
export const wrongBodies = {
  nothing: '{"code":0,"msg":"","data":null}',
  'an empty object': '{"code":0,"msg":"","data":{}}',
  'what is not an envelope': '"ok"',
} as const

/** The text of a page that could not be read. */
export const failedTitle = '暫時讀不到'

/** Pages that need no answer. */
const needNothing = new Set(['languages', 'outside-page', 'welcome', 'not-found', 'sign-in'])

/**
 * The name of the button that reads a page's main content again; null for pages without content to read. The
 * page "mine" reads only its counts and otherwise links to other pages.
 */
export const retryOf = (name: string): string | null =>
  needNothing.has(name) ? null : name === 'mine' ? '重試' : '點此重試'

/** True where these bodies are valid: counts by name may be empty. */
export const isRightAnswer = (name: string, body: string) =>
  name === 'mine' && body === wrongBodies['an empty object']

export interface Wrong {
  body: string
  /** restricts it to answers of this path; every GET without it */
  path?: string
}

/** A proxy to the server that answers GETs wrongly and forwards everything else. */
export async function answerWrongly(origin: string) {
  let wrong: Wrong | null = null
  let open = 0
  const asked = new Set<string>()
  const isWrong = (path: string) => wrong !== null && (wrong.path === undefined || wrong.path === path)
  const track = (answer: ServerResponse) => {
    open += 1
    answer.once('close', () => {
      open -= 1
    })
  }
  const way = await openWay((incoming, answer) => {
    track(answer)
    const { method = 'GET', url = '/', headers } = incoming
    const path = url.split('?')[0] ?? url
    if (method === 'GET') asked.add(path)
    if (method === 'GET' && isWrong(path)) {
      const allowed = { 'access-control-allow-origin': headers.origin ?? '*' }
      answer.writeHead(200, { 'content-type': 'application/json', ...allowed }).end(wrong?.body)
      return
    }
    const sent = request(new URL(url, origin), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    incoming.pipe(sent)
  })
  return {
    origin: way,
    /** null: forwards GETs again. Clears the recorded requests. */
    answerWith: (next: Wrong | null) => {
      wrong = next
      asked.clear()
    },
    /** The requested paths. */
    asked: (): readonly string[] => [...asked],
    isQuiet: () => open === 0,
  }
}
export type WrongWay = Awaited<ReturnType<typeof answerWrongly>>
