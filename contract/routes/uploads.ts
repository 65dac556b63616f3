// Generated from contract/uploads.ts by `npm run contract`: do not edit.
import { type Moment, type Route, type Shape } from '../route'
import { type UploadPurpose } from '../constants/enums'

export type UploadPolicy = {
  /** Address that the form is sent to */
  host: string
  fields: Record<string, string>
  fileField: string
  policyId: string
  purpose: UploadPurpose
  expire: Moment
  filesLeft: number
  maxImageBytes: number
  maxVideoBytes: number
  extensions: string[]

  /** True with S3-style storage: tell `upload/complete` afterwards, which checks the file and answers its address. Otherwise the upload itself answers like `upload/complete` */
  mustComplete: boolean
}

export const uploadPolicyShape: Shape = {
  host: 0,
  fields: [0, 64],
  fileField: 0,
  policyId: 0,
  purpose: 0,
  expire: 7,
  filesLeft: 1,
  maxImageBytes: 1,
  maxVideoBytes: 1,
  extensions: [0],
  mustComplete: 2,
}

export type UploadedFile = {
  key: string
  url: string
  kind: 'image' | 'video'
  contentType: string
  byteCount: number
  width: number | null
  height: number | null
}

export const uploadedFileShape: Shape = {
  key: 0,
  url: 0,
  kind: 0,
  contentType: 0,
  byteCount: 1,
  width: 17,
  height: 17,
}

/** A fresh address of an own file: a private file's is valid for 15 minutes. Another account's key answers 40400 */
export const uploadAddress: Route<{ data: { url: string }; query: { key: string } }> = {
  path: '/mall/api/ma/upload/address',
  auth: 'user',
  data: { url: 0 },
}

/** Checks a file sent directly to S3-style storage: type by its bytes, and size; pictures are re-encoded without camera metadata. 61010 permission expired, 61011 refused with data {rule} */
export const uploadComplete: Route<{
  data: UploadedFile
  body: {
    policyId: string

    /** File name, for its extension */
    name: string
  }
}> = { method: 'POST', path: '/mall/api/ma/upload/complete', auth: 'user', data: uploadedFileShape }

/** Permission to upload some files (at most 52, also over all permissions while nothing uses the files) within a quarter of an hour. 61010 when too many wait already */
export const uploadPolicy: Route<{ data: UploadPolicy; query: { purpose?: UploadPurpose; files?: number } }> =
  { path: '/admin/api/oss/policy', auth: 'user', data: uploadPolicyShape }
