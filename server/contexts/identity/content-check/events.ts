import { defineEvent } from '../../../lib/events'

/** Published when a picture may not be shown, in the transaction that takes it away. */
export const pictureRefused = defineEvent<{ userId: string; key: string }>('picture refused')
