import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { S3Config } from '../config-storage'
import { newFileKey, type StoragePort } from './storage'

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata.httpStatusCode === 404)

const clientOf = (options: S3Config): S3Client =>
  new S3Client({
    region: options.region,
    forcePathStyle: options.isPathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    // Many compatible services do not support the checksums of newer protocol versions.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/**
 * Stores files in a private S3 bucket. Clients upload directly with a signed form into the folder of their
 * permission; this server fetches, validates and re-encodes the files and stores them under its own keys.
 */
export function s3Storage(options: S3Config): StoragePort {
  const { bucket: Bucket } = options
  const client = clientOf(options)

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
