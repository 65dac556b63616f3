const parsePath = (path: string): string[] =>
  path
    .replace(/\[(\w+)\]/g, '.$1')
    .split('.')
    .filter(Boolean)

type Container = Record<string, unknown>

/** Writes one entry of a setData payload, such as 'root.cn.[0].cl', like WeChat. */
export function setByPath(target: Container, path: string, value: unknown): void {
  const keys = parsePath(path)
  const last = keys.pop()
  if (last === undefined) return
  let place = target
  keys.forEach((key, index) => {
    const next = keys[index + 1] ?? last
    if (place[key] === null || typeof place[key] !== 'object') place[key] = /^\d+$/.test(next) ? [] : {}
    place = place[key] as Container
  })
  place[last] = value
}
