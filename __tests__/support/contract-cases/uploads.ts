import * as uploads from '../../../contract/uploads'
import { askPolicy, onePixel, uploaded } from '../upload-world'
import { text } from './own-account'
import { caseFor } from './types'

export const uploadCases = [
  caseFor(uploads.uploadPolicy, {
    happy: () => ({ query: { purpose: 'review', files: '3' } }),
    async expect(data, world) {
      expect(
        await world.query('select user_id, purpose, files_left from upload_policy where id = $1', [
          data.policyId,
        ]),
      ).toEqual([{ user_id: world.user.id, purpose: 'review', files_left: 3 }])
      expect(data).toMatchObject({
        filesLeft: 3,
        mustComplete: false,
        fileField: 'file',
        host: text(/\/uploads$/),
      })
    },
    bad: { query: { files: '53' } },
  }),
  caseFor(uploads.uploadAddress, {
    happy: async (world) => ({ query: { key: await uploaded(world.user.session, 'feedback') } }),
    async expect(data) {
      expect((await medibook.inject(data.url)).statusCode).toBe(200)
    },
    bad: { query: { key: 'private/00/00000000000000000000000000000000.jpg' }, code: 40400 },
  }),
  caseFor(uploads.uploadComplete, {
    async happy(world) {
      const policy = await askPolicy(world.user.session, { purpose: 'feedback' })
      // The storage of tests accepts no direct uploads; this one simulates a bucket with an uploaded file.
      const { storage } = medibook.server.ports
      const before = storage.takeIncoming
      storage.takeIncoming = async ({ prefix, name }) => {
        storage.takeIncoming = before
        return prefix === policy.data.policyId && name === 'a.png' ? onePixel : null
      }
      return { body: { policyId: policy.data.policyId, name: 'a.png' } }
    },
    async expect(data, world) {
      expect(
        await world.query('select user_id, content_type from upload where key = $1', [data.key]),
      ).toEqual([{ user_id: world.user.id, content_type: 'image/png' }])
    },
    bad: { body: { policyId: 'none', name: 'a.png' }, code: 61010 },
  }),
]
