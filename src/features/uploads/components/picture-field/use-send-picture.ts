import { useRef } from 'react'
import { codes } from '@contract/constants/codes'
import type { UploadPurpose } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import type { DataOf } from '@contract/route'
import * as uploads from '@contract/routes/uploads'
import { isApiError } from '@/api/api-error'
import { tryDecode } from '@/api/wire'
import { useUploadCompleteMutation, useUploadPolicyMutation } from '@/features/uploads/api/uploads.api'
import { useLatest } from '@/hooks/use-latest'
import type { ChosenPicture } from '@/platform/pictures'
import { uploadFile } from '@/platform/upload'
import { PictureFailure, type SendPicture } from './picture-queue'

type Policy = DataOf<typeof uploads.uploadPolicy>
/** Permission to upload one file. */
interface Place {
  policy: Policy
  untilMs: number
}

// a permission expires by the server's clock, and the upload takes time
const PLACE_MS = limits.uploadPolicyTtlMs - 60_000

interface Envelope {
  code?: unknown
  msg?: unknown
  data?: unknown
}
const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null

/** The failure for a file that the server refused, with its message. */
const refusal = (code: unknown, msg: unknown): PictureFailure =>
  new PictureFailure(
    typeof msg === 'string' && msg !== '' && typeof code === 'number'
      ? { literal: msg }
      : { key: 'pictures.unsent' },
  )

const failureOf = (error: unknown): PictureFailure =>
  error instanceof PictureFailure
    ? error
    : isApiError(error) && error.kind === 'business'
      ? refusal(error.code, error.msg)
      : new PictureFailure({ key: 'pictures.unsent' })

class PlaceOver extends Error {}

/**
 * The key in the answer of the server's own upload.
 * @throws PlaceOver, PictureFailure
 */
function keyIn(body: unknown): string {
  if (!isEnvelope(body)) throw refusal(null, '')
  if (body.code === codes.uploadPolicyOver) throw new PlaceOver()
  const file = body.code === codes.ok ? tryDecode(uploads.uploadComplete.data, body.data)?.value : undefined
  if (!file) throw refusal(body.code, body.msg)
  return (file as DataOf<typeof uploads.uploadComplete>).key
}

/**
 * Uploads pictures for one purpose: requests a permission, sends its form, and with S3-style storage confirms
 * the upload. An unused permission (cancelled, network lost, file refused) is reused for the next picture,
 * since the server limits them.
 */
export function useSendPicture(purpose: UploadPurpose): SendPicture {
  const [askPolicy] = useUploadPolicyMutation()
  const [complete] = useUploadCompleteMutation()
  const calls = useLatest({ askPolicy, complete })
  const spare = useRef<Place[]>([])

  const sendAt = useRef(async (place: Place, picture: ChosenPicture, way: Parameters<SendPicture>[1]) => {
    const { policy } = place
    const answer = await uploadFile({
      url: policy.host,
      filePath: picture.path,
      fileName: picture.name,
      field: policy.fileField,
      fields: policy.fields,
      ...way,
    })
    if (!policy.mustComplete) return keyIn(answer.body)
    if (answer.status >= 300) throw refusal(null, '')
    const told = await calls.current.complete({ policyId: policy.policyId, name: picture.name }).unwrap()
    return told.key
  })
  const takePlace = async (): Promise<Place> => {
    const now = Date.now()
    const kept = spare.current.find(({ untilMs }) => untilMs > now)
    spare.current = spare.current.filter((place) => place !== kept && place.untilMs > now)
    if (kept) return kept
    const policy = await calls.current.askPolicy({ purpose, files: 1 }).unwrap()
    return { policy, untilMs: now + PLACE_MS }
  }
  const send = async (
    picture: ChosenPicture,
    way: Parameters<SendPicture>[1],
    isAgain = false,
  ): Promise<string> => {
    let place: Place | undefined
    try {
      place = await takePlace()
      return await sendAt.current(place, picture, way)
    } catch (error) {
      // the upload was complete before it was cancelled, or its answer was lost: the permission is used up
      // after all
      if (error instanceof PlaceOver && !isAgain) return send(picture, way, true)
      if (place && !(error instanceof PlaceOver)) spare.current.push(place)
      throw failureOf(error)
    }
  }
  return async (picture, way) => {
    if (picture.byteCount > limits.uploadImageBytes)
      throw new PictureFailure({
        key: 'pictures.tooLarge',
        params: { n: limits.uploadImageBytes / (1024 * 1024) },
      })
    return send(picture, way)
  }
}
