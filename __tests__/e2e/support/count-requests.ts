import type { BrowserContext } from '@playwright/test'

/** Requests are counted inside the page from its start. */
export async function countRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const asked = new Set<string>()
    let lastMs = 0
    const begin = (name: string) => {
      const entry = `${name} ${Math.random()}`
      asked.add(entry)
      return () => {
        asked.delete(entry)
        lastMs = performance.now()
      }
    }
    Object.assign(window, { requestState: () => ({ asked: [...asked], lastMs }) })
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function sendAndCount(...given) {
      this.addEventListener('loadend', begin('XHR'))
      return send.apply(this, given)
    }
    const ask = window.fetch
    window.fetch = (...given) => {
      const end = begin(given[0] instanceof Request ? given[0].url : String(given[0]))
      const answer = ask(...given)
      answer.then(end, end)
      return answer
    }
  })
}
