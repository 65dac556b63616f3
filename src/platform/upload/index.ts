import Taro from '@tarojs/taro'
import { limits } from '@contract/constants/limits'
import { type Abortable, graceMs, settle } from '../request/settle'
import type { AbortSignalLike, HttpAnswer } from '../request/types'

export interface FileUpload {
  url: string
  filePath: string
  fileName: string
  /** Name of the form field for the file. */
  field: string
  fields: Record<string, string>
  signal?: AbortSignalLike
  /** @param percent of the file uploaded so far */
  onProgress?: (percent: number) => void
}

interface Transfer extends Abortable {
  progress?: (listen: (told: { progress: number }) => void) => unknown
}

/**
 * Uploads one file as a form. Resolves for any status.
 * @throws {TransportFailure} when no answer came (network, 60 s time-out, aborted)
 */
export async function uploadFile(upload: FileUpload): Promise<HttpAnswer> {
  const task = Taro.uploadFile({
    url: upload.url,
    filePath: upload.filePath,
    fileName: upload.fileName,
    name: upload.field,
    formData: upload.fields,
    // the form contains its own authorisation, and a storage service rejects cookies from another origin
    withCredentials: false,
    timeout: limits.requestTimeoutMs + graceMs,
  }) as unknown as Promise<Taro.uploadFile.SuccessCallbackResult> & Transfer
  task.progress?.(({ progress }) => upload.onProgress?.(progress))
  const answer = await settle(task, limits.requestTimeoutMs, upload.signal)
  let body: unknown = answer.data
  try {
    body = JSON.parse(String(answer.data))
  } catch {
    // storage services answer with plain text or an empty body
  }
  return { status: answer.statusCode, body, headers: {} }
}
