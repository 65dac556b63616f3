// Taro gives its router one plain path for each page; universal-router matches patterns and nested routes, which need path-to-regexp
const trim = (path) => path.replace(/\/+$/, '') || '/'

export default class ExactRouter {
  /**
   * @param {{ path: string | string[], action: (context: object, params: object) => unknown }[]} routes
   * @param {{ baseUrl?: string }} [options]
   */
  constructor(routes, { baseUrl = '' } = {}) {
    this.baseUrl = trim(baseUrl) === '/' ? '' : trim(baseUrl)
    this.actions = new Map(routes.flatMap(({ path, action }) => [].concat(path).map((one) => [trim(one), action])))
  }

  /** @param {string} pathname @returns what the page's action returns @throws an error with status 404 when no page has this path, as universal-router does */
  async resolve(pathname) {
    const isBelow = pathname.startsWith(this.baseUrl)
    const path = isBelow ? trim(decodeURI(pathname.slice(this.baseUrl.length)) || '/') : null
    const action = path === null ? undefined : this.actions.get(path)
    if (!action) throw Object.assign(new Error('Route not found'), { status: 404 })
    return action({ pathname, baseUrl: this.baseUrl, router: this, params: {} }, {})
  }
}
