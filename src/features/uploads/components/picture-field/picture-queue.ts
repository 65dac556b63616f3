import type { ErrorText } from '@/api/api-error'
import type { TextParams } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'
import type { ChosenPicture } from '@/platform/pictures'

type PictureKey = Extract<TextKey<'pages-mine'>, `pictures.${string}`>
/** The texts of the room that shows the pictures: each room that does has its own block `pictures`. */
export type PictureWords = (key: PictureKey, params?: TextParams) => string
export type PictureTrouble = ErrorText<PictureKey>

/** A chosen picture on its way to the server. */
export interface Picture extends ChosenPicture {
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** of its bytes that have left the device */
  percent: number
  /** under which the server has it; '' until it has */
  key: string
  /** why it failed, in words */
  trouble: PictureTrouble | null
}

interface Way {
  signal: AbortSignal
  onProgress: (percent: number) => void
}
/** Sends one picture. @returns its key @throws PictureFailure */
export type SendPicture = (picture: ChosenPicture, way: Way) => Promise<string>

/** Why a picture was not taken, as it is shown at the picture. */
export class PictureFailure extends Error {
  constructor(readonly trouble: PictureTrouble) {
    super('the picture was not sent')
  }
}

// a phone's uplink is not made faster by more at once
const AT_ONCE = 3

const troubleOf = (error: unknown): PictureTrouble =>
  error instanceof PictureFailure ? error.trouble : { key: 'pictures.unsent' }

/** The state of the pictures, for subscribers. */
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

/** Pictures that are sent in the order they were chosen; each can be left away, or sent again when it failed. */
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
    /** Forgets all of them, and stops what is on its way. */
    clear: () => {
      read().forEach(({ name }) => stop(name))
      show([])
    },
  }
}
export type PictureQueue = ReturnType<typeof createPictureQueue>
