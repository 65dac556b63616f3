import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadPurpose } from '@contract/constants/enums'
import { choosePictures, forgetPicture } from '@/platform/pictures'
import { createPictureQueue, type PictureQueue } from './picture-queue'
import { useSendPicture } from './use-send-picture'

function forgetAll(queue: PictureQueue) {
  queue.read().forEach(({ path }) => forgetPicture(path))
  queue.clear()
}

/** Pictures added to a form; they are uploaded while the form is being filled in. */
export function usePictures(purpose: UploadPurpose, most: number) {
  const send = useSendPicture(purpose)
  const [queue] = useState(() => createPictureQueue(send))
  const pictures = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  // leaving the page cancels its uploads
  useEffect(() => () => forgetAll(queue), [queue])
  const left = Math.max(0, most - pictures.length)
  const remove = (name: string) => {
    const path = queue.read().find((picture) => picture.name === name)?.path
    queue.remove(name)
    if (path) forgetPicture(path)
  }
  return {
    pictures,
    left,
    most,
    isSending: pictures.some(({ state }) => state === 'waiting' || state === 'sending'),
    hasFailed: pictures.some(({ state }) => state === 'failed'),
    choose: async () => queue.add(await choosePictures(left)),
    remove,
    retry: queue.retry,
    retryAll: () => pictures.forEach(({ state, name }) => state === 'failed' && queue.retry(name)),
    /** Removes the pictures of this render; those added since are kept. */
    clear: () => pictures.forEach(({ name }) => remove(name)),
    keys: () => queue.read().flatMap(({ key }) => (key === '' ? [] : [key])),
  }
}
export type Pictures = ReturnType<typeof usePictures>
