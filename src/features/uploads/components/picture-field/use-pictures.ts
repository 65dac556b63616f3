import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadPurpose } from '@contract/constants/enums'
import { choosePictures, forgetPicture } from '@/platform/pictures'
import { createPictureQueue, type PictureQueue } from './picture-queue'
import { useSendPicture } from './use-send-picture'

function forgetAll(queue: PictureQueue) {
  queue.read().forEach(({ path }) => forgetPicture(path))
  queue.clear()
}

/** Pictures that the person adds to a form; they are sent while the form is filled in. */
export function usePictures(purpose: UploadPurpose, most: number) {
  const send = useSendPicture(purpose)
  const [queue] = useState(() => createPictureQueue(send))
  const pictures = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  // who leaves the page sends nothing more
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
    /** Forgets those that were there when this was read: what was added since stays. */
    clear: () => pictures.forEach(({ name }) => remove(name)),
    keys: () => queue.read().flatMap(({ key }) => (key === '' ? [] : [key])),
  }
}
export type Pictures = ReturnType<typeof usePictures>
