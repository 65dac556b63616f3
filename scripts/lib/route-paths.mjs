import fs from 'node:fs'
import { inRoot } from './paths.mjs'

const routes = JSON.parse(fs.readFileSync(inRoot('contract', 'routes', 'paths.json'), 'utf8'))

/**
 * Method and path of an endpoint.
 *
 * @param {string} name as in the contract
 * @param {Record<string, string>} [params]
 * @throws Error for a name that is not in the contract, and for a missing parameter
 */
export function routeOf(name, params = {}) {
  const [method, path] = routes[name]?.split(' ') ?? []
  if (!path) throw new Error(`${name} is no endpoint of the contract`)
  const filled = path.replace(/:(\w+)/g, (_whole, key) => {
    if (params[key] === undefined) throw new Error(`${name} needs ${key}`)
    return params[key]
  })
  return { method, path: filled }
}

/**
 * The path of an endpoint. Parameters and errors as in `routeOf`.
 *
 * @param {string} name
 * @param {Record<string, string>} [params]
 */
export const routePath = (name, params) => routeOf(name, params).path
