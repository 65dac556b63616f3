import path from 'node:path'
import fp from 'fastify-plugin'
import { createPictureForms, type PictureForms } from '../lib/picture-forms'

declare module 'fastify' {
  interface FastifyInstance {
    pictures: PictureForms
  }
}

const CLEAN_EVERY_MS = 3_600_000
/** A picture that was deleted is gone from here after this time; nobody is sent it meanwhile. */
const KEPT_MS = 7 * 86_400_000

/** Pictures in the widths and formats that clients draw, cached under the data folder. */
export default fp(async (app) => {
  const pictures = createPictureForms(path.join(app.config.dataDir, 'pictures'))
  app.decorate('pictures', pictures)
  app.jobs.register({
    name: 'removeOldPictures',
    everyMs: CLEAN_EVERY_MS,
    // by the clock of the files, not by that of the rules
    run: () => pictures.removeOlder(Date.now() - KEPT_MS),
  })
})
