import type {} from './medibook-global'
import type { UploadedFile } from '../../contract/uploads'

/** Uploads like a client: requests the permission, fills its form, and sends it with the file. */
export interface UploadOf {
  name?: string
  type?: string
  bytes: Buffer
  purpose?: string
  fields?: Record<string, string>
}

/** The smallest picture: one pixel of PNG. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const askPolicy = (session: string, query: Record<string, string> = {}) =>
  medibook.call('uploadPolicy', { session, query })

/** Sends a filled form. @returns the envelope */
export async function sendForm(
  fields: Record<string, string>,
  file: { name: string; type: string; bytes: Buffer } | null,
): Promise<{ code: number; msg: string; data: UploadedFile }> {
  const boundary = '----medibook-test-boundary'
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file)
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; ` +
          `filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  const answer = await medibook.inject({
    method: 'POST',
    url: '/uploads',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  })
  return answer.json() as { code: number; msg: string; data: UploadedFile }
}

/** Uploads one file, from permission to answer. */
export async function upload(
  session: string,
  of: UploadOf,
): Promise<{ code: number; msg: string; data: UploadedFile }> {
  const policy = await askPolicy(session, { purpose: of.purpose ?? 'avatar', files: '1' })
  if (policy.code !== 0) return policy as never
  return sendForm(
    { ...policy.data.fields, ...of.fields },
    { name: of.name ?? 'picture.png', type: of.type ?? 'image/png', bytes: of.bytes },
  )
}

/** An uploaded picture that can be used in a body. @returns its key */
export async function uploaded(session: string, purpose: string): Promise<string> {
  const answer = await upload(session, { bytes: onePixel, purpose })
  if (answer.code !== 0) throw new Error(`The upload was refused: ${answer.code} ${answer.msg}`)
  return answer.data.key
}
