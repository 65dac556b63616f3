import { defineEvent } from '../../../lib/events'

/** Published when a picture is refused, in the transaction that removes it. */
export const pictureRefused = defineEvent<{ userId: string; key: string }>('picture refused')
