import path from 'node:path'
import fp from 'fastify-plugin'
import { createPictureForms, type PictureForms } from '../lib/picture-forms'

declare module 'fastify' {
  interface FastifyInstance {
    pictures: PictureForms
  }
}

const CLEAN_EVERY_MS = 3_600_000
/** Lifetime of cached variants of deleted pictures; they are not served in the meantime. */
const KEPT_MS = 7 * 86_400_000

/** Pictures in the widths and formats that clients use, cached in the data folder. */
export default fp(async (app) => {
  const pictures = createPictureForms(path.join(app.config.dataDir, 'pictures'))
  app.decorate('pictures', pictures)
  app.jobs.register({
    name: 'removeOldPictures',
    everyMs: CLEAN_EVERY_MS,
    // compared with file times, which follow the system clock rather than the rules' clock
    run: () => pictures.removeOlder(Date.now() - KEPT_MS),
  })
})
