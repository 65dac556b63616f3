import type { ErrorText } from '@/api/api-error'
import type { TextParams } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'
import type { ChosenPicture } from '@/platform/pictures'

type PictureKey = Extract<TextKey<'pages-mine'>, `pictures.${string}`>
/** The texts of the namespace of the page: each such namespace has its own block `pictures`. */
export type PictureWords = (key: PictureKey, params?: TextParams) => string
export type PictureTrouble = ErrorText<PictureKey>

/** A chosen picture and the state of its upload. */
export interface Picture extends ChosenPicture {
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** share of its bytes uploaded */
  percent: number
  /** its key on the server; '' until uploaded */
  key: string
  /** why it failed */
  trouble: PictureTrouble | null
}

interface Way {
  signal: AbortSignal
  onProgress: (percent: number) => void
}
/**
 * Uploads one picture.
 * @returns its key
 * @throws PictureFailure
 */
export type SendPicture = (picture: ChosenPicture, way: Way) => Promise<string>

/** Why a picture was rejected, as shown at the picture. */
export class PictureFailure extends Error {
  constructor(readonly trouble: PictureTrouble) {
    super('the picture was not sent')
  }
}

// more parallel uploads do not speed up a phone's uplink
const AT_ONCE = 3

const troubleOf = (error: unknown): PictureTrouble =>
  error instanceof PictureFailure ? error.trouble : { key: 'pictures.unsent' }

/** Observable state of the pictures. */
function createShown() {
  let pictures: readonly Picture[] = []
  const listeners = new Set<() => void>()
  const show = (next: readonly Picture[]) => {
    pictures = next
    listeners.forEach((listener) => listener())
  }
  return {
    read: () => pictures,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show,
    change: (name: string, part: Partial<Picture>) =>
      show(pictures.map((picture) => (picture.name === name ? { ...picture, ...part } : picture))),
  }
}

/** Uploads pictures in the order they were chosen; each can be removed, or retried after a failure. */
export function createPictureQueue(send: SendPicture) {
  const { read, subscribe, show, change } = createShown()
  const running = new Map<string, AbortController>()

  const start = (picture: Picture) => {
    const { name } = picture
    const aborter = new AbortController()
    running.set(name, aborter)
    // events of a removed picture are ignored
    const told = (part: Partial<Picture>) => {
      if (running.get(name) === aborter) change(name, part)
    }
    const over = (part: Partial<Picture>) => {
      told(part)
      if (running.get(name) !== aborter) return
      running.delete(name)
      pump()
    }
    change(name, { state: 'sending', percent: 0, trouble: null })
    send(picture, { signal: aborter.signal, onProgress: (percent) => told({ percent }) }).then(
      (key) => over({ state: 'sent', percent: 100, key }),
      (error: unknown) => over({ state: 'failed', trouble: troubleOf(error) }),
    )
  }
  const pump = () => {
    while (running.size < AT_ONCE) {
      const next = read().find(({ state }) => state === 'waiting')
      if (!next) return
      start(next)
    }
  }
  const stop = (name: string) => {
    const aborter = running.get(name)
    running.delete(name)
    aborter?.abort()
  }

  return {
    read,
    subscribe,
    add: (chosen: readonly ChosenPicture[]) => {
      show([
        ...read(),
        ...chosen.map((one) => ({ ...one, state: 'waiting' as const, percent: 0, key: '', trouble: null })),
      ])
      pump()
    },
    remove: (name: string) => {
      stop(name)
      show(read().filter((picture) => picture.name !== name))
      pump()
    },
    retry: (name: string) => {
      change(name, { state: 'waiting', trouble: null })
      pump()
    },
    /** Removes all pictures and cancels their uploads. */
    clear: () => {
      read().forEach(({ name }) => stop(name))
      show([])
    },
  }
}
export type PictureQueue = ReturnType<typeof createPictureQueue>
