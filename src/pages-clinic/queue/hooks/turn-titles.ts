import type { QueueNow } from '@contract/routes/queue'
import type { Translate } from '@/i18n/engine'

type Whose = Pick<QueueNow, 'isSelf' | 'personName'>

/**
 * Titles about a ticket's turn. A family may have several tickets: those of anybody but the account's owner name the
 * person.
 */
export const turnTitles = (ticket: Whose, t: Translate<'pages-clinic'>) => ({
  /** Titles that speak to the person. */
  turn: (key: 'stay' | 'next' | 'called' | 'missed') =>
    ticket.isSelf ? t(`queue.face.${key}`) : t(`queue.faceOf.${key}`, { name: ticket.personName }),
  /** Titles that speak to nobody. */
  plain: (title: string) => (ticket.isSelf ? title : `${ticket.personName}\u00a0· ${title}`),
})
