/** Calls the sandbox of a test's server. @throws Error when it is refused */
export async function postSandbox(
  server: { url: string },
  path: string,
  body: object = {},
): Promise<unknown> {
  const answer = await fetch(`${server.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown }
  if (code !== 0) throw new Error(`The sandbox refuses ${path}: ${msg}`)
  return data
}

/** An action of the shop, the clinic or a friend at the sandbox desk. */
export const atDesk = (server: { url: string }, action: string, body: object) =>
  postSandbox(server, `desk/${action}`, body)
