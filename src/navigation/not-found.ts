import { onPageNotFound } from '@/platform/page-not-found'
import { replace, switchTo } from './navigate'
import { routes } from './routes'

/** Shows the not-found page for an unknown path; the root path is the home page. */
export function followUnknownRoutes(): void {
  onPageNotFound((path) => {
    if (path === '' || path === '/') switchTo(routes.home)
    else replace(routes.notFound, { path })
  })
}
