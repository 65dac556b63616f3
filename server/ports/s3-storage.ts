import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { newFileKey, type StoragePort } from './storage'

export interface S3Options {
  /** '' means Amazon's own; else any service that speaks the protocol. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path instead of in the host name: most services beside Amazon's. */
  isPathStyle: boolean
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata.httpStatusCode === 404)

/**
 * Files in a private bucket of S3-style storage. Clients send them straight there by a signed form, into a folder of the
 * permission; this server takes them out, checks and redraws them, and keeps them under keys of its own.
 */
export function s3Storage(options: S3Options): StoragePort {
  const { bucket: Bucket } = options
  const client = new S3Client({
    region: options.region,
    forcePathStyle: options.isPathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    // Checksums of new versions of the protocol are unknown to many services that speak it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  async function read(Key: string): Promise<Buffer | null> {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key }))
      return answer.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const remove = async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }

  return {
    async put(bytes, { extension, contentType, isPrivate }) {
      const Key = newFileKey(extension, isPrivate)
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.length,
        }),
      )
      return Key
    },
    get: read,
    remove,
    async directForm({ prefix, maxBytes, seconds }) {
      return createPresignedPost(client, {
        Bucket,
        Key: `incoming/${prefix}/\${filename}`,
        Conditions: [
          ['content-length-range', 1, maxBytes],
          ['starts-with', '$key', `incoming/${prefix}/`],
        ],
        Expires: seconds,
      })
    },
    async takeIncoming({ prefix, name, maxBytes }) {
      const Key = `incoming/${prefix}/${name}`
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key }))
        const bytes = (head.ContentLength ?? 0) > maxBytes ? null : await read(Key)
        await remove(Key)
        return bytes
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}
