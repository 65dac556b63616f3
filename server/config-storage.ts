import type { Reader } from './config-reader'

const WEB = ['http:', 'https:']

export interface S3Config {
  /** '' for Amazon S3; otherwise the endpoint of a compatible service. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /**
   * Puts the bucket into the path instead of the host name, as most services other than Amazon S3 require.
   */
  isPathStyle: boolean
}

/** @returns null when uploads are stored in the data folder */
export function readS3(reader: Reader): S3Config | null {
  if (reader.choice('STORAGE', ['local', 's3'] as const, 'local') === 'local') return null
  const needed = (name: string): string => {
    const value = reader.text(name, '')
    if (value === '') reader.refuse(name, 'is needed when STORAGE=s3')
    return value
  }
  return {
    endpoint: reader.url('S3_ENDPOINT', '', WEB),
    region: reader.text('S3_REGION', 'us-east-1'),
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    isPathStyle: reader.flag('S3_PATH_STYLE', true),
  }
}
