// Generated from contract/own-data.ts by `npm run contract`: do not edit.
import { type Moment, type PageOf, type Route, type Shape } from '../route'

export type AccessRecord = {
  id: string
  createTime: Moment
  actor: 'self' | 'staff' | 'link'
  action: 'read' | 'change' | 'export' | 'delete'
  kind:
    'report' | 'doctorRequest' | 'appointment' | 'order' | 'queueTicket' | 'feedback' | 'person' | 'account'
  rowId: string | null
  purpose: 'treatment' | 'service' | 'ownUse' | 'download' | 'shared'
  personName: string | null
  shopName: string | null
}

export const accessRecordShape: Shape = {
  id: 0,
  createTime: 7,
  actor: 0,
  action: 0,
  kind: 0,
  rowId: 16,
  purpose: 0,
  personName: 16,
  shopName: 16,
}

/** Who read or changed the account's health data, newest first; optionally of one person */
export const accessPage: Route<{
  data: PageOf<AccessRecord>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    personId?: string
  }
}> = {
  path: '/mall/api/ma/userinfo/accessPage',
  auth: 'user',
  data: { records: [accessRecordShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Delete my account: unpaid orders are cancelled, personal data is erased, orders stay without a name, every session ends. Proven by the password or a code (sendBindCode 'own'; an account with neither needs no proof but the session). 61009 with data {commitments} while appointments lie ahead and `confirmCommitments` is not '1'; 61001 to 61004 the proof */
export const deleteAccount: Route<{
  data: boolean
  body: { password?: string; code?: string; confirmCommitments?: boolean }
}> = {
  method: 'POST',
  path: '/mall/api/ma/userinfo/deleteAccount',
  auth: 'user',
  data: 2,
  body: { confirmCommitments: 3 },
}

/** All stored data of the account by domain, for download. ID numbers are masked */
export const exportData: Route<{ data: { generatedTime: Moment; parts: Record<string, unknown> } }> = {
  path: '/mall/api/ma/userinfo/exportData',
  auth: 'user',
  data: { generatedTime: 7, parts: [5, 64] },
}
