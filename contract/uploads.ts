import { type Static, Type } from '@sinclair/typebox'
import { Count, Id, Moment, Nullable } from './common'
import { uploadPurposes } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'

const Purpose = Type.Union(uploadPurposes.map((p) => Type.Literal(p)))
/** Upload form for `multipart/form-data` to `host`: every entry of `fields`, then the file as `file`. */
export const UploadPolicy = Type.Object({
  host: Type.String({ description: 'Address that the form is sent to' }),
  fields: Type.Record(Type.String(), Type.String()),
  fileField: Type.String(),
  policyId: Id,
  purpose: Purpose,
  expire: Moment,
  filesLeft: Count,
  maxImageBytes: Count,
  maxVideoBytes: Count,
  extensions: Type.Array(Type.String()),
  mustComplete: Type.Boolean({
    description:
      'True with S3-style storage: tell `upload/complete` afterwards, which checks the file and ' +
      'answers its address. Otherwise the upload itself answers like `upload/complete`',
  }),
})
export type UploadPolicy = Static<typeof UploadPolicy>
/** Result of an upload; other calls take its `key`. */
export const UploadedFile = Type.Object({
  key: Type.String(),
  url: Type.String(),
  kind: Type.Union([Type.Literal('image'), Type.Literal('video')]),
  contentType: Type.String(),
  byteCount: Count,
  width: Nullable(Count),
  height: Nullable(Count),
})
export type UploadedFile = Static<typeof UploadedFile>

export const uploadPolicy = defineEndpoint({
  method: 'GET',
  path: '/admin/api/oss/policy',
  auth: 'user',
  source: 'spec',
  tag: 'uploads',
  summary:
    `Permission to upload some files (at most ${limits.uploadFiles}, also over all permissions ` +
    'while nothing uses the files) within a quarter of an hour. 61010 when too many wait already',
  query: Type.Object({
    purpose: Type.Optional(
      Type.Union(
        uploadPurposes.map((p) => Type.Literal(p)),
        { default: 'avatar' },
      ),
    ),
    files: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.uploadFiles, default: 1 })),
  }),
  data: UploadPolicy,
})
export const uploadComplete = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/upload/complete',
  auth: 'user',
  source: 'extension',
  tag: 'uploads',
  summary:
    'Checks a file sent directly to S3-style storage: type by its bytes, and size; pictures are ' +
    're-encoded without camera metadata. 61010 permission expired, 61011 refused with data {rule}',
  body: Type.Object({
    policyId: Id,
    name: Type.String({ minLength: 1, maxLength: 200, description: 'File name, for its extension' }),
  }),
  data: UploadedFile,
})
export const uploadAddress = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/upload/address',
  auth: 'user',
  source: 'extension',
  tag: 'uploads',
  summary:
    "A fresh address of an own file: a private file's is valid for 15 minutes. Another account's key " +
    'answers 40400',
  query: Type.Object({ key: Type.String({ minLength: 1, maxLength: 400 }) }),
  data: Type.Object({ url: Type.String() }),
})
