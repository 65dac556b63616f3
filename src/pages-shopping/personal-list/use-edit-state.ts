import type { CertificateCheck, CertificateType } from '@contract/constants/enums'
import type { UserAddress } from '@contract/routes/addresses'
import type { UserCertificate } from '@contract/routes/certificates'
import {
  useAddressListQuery,
  useCertificateListQuery,
  useCertificateShowQuery,
  useCertificateVerifyQuery,
} from '@/pages-shopping/api/recipients.api'
import { readState, readTogether, type Unread } from '@/utils/read-state'

export type EditKind = 'address' | 'certificate'
/** The states of the page of one recipient or certificate. */
export type EditState =
  | { kind: 'visitor' }
  | Unread
  | { kind: 'gone' }
  | { kind: 'address'; saved: UserAddress | null; isOnlyOne: boolean }
  | {
      kind: 'certificate'
      saved: UserCertificate | null
      types: readonly CertificateType[]
      level: CertificateCheck
      isOnlyOne: boolean
    }

interface Asked {
  kind: EditKind
  /** '' for a new one */
  id: string
  isSignedIn: boolean
}

const isOnlyOne = (rows: readonly { id: string }[], id: string): boolean => !rows.some((row) => row.id !== id)

/** The data that the requested form needs; the other form loads nothing. */
export function useEditState({ kind, id, isSignedIn }: Asked): EditState {
  const isAddress = kind === 'address'
  const addresses = useAddressListQuery(undefined, { skip: !isSignedIn || !isAddress })
  const certificates = useCertificateListQuery(undefined, { skip: !isSignedIn || isAddress })
  const show = useCertificateShowQuery(undefined, { skip: isAddress })
  const verify = useCertificateVerifyQuery(undefined, { skip: isAddress })
  if (!isSignedIn) return { kind: 'visitor' }
  if (isAddress) {
    const read = readState(addresses.data, addresses)
    if (read.kind !== 'ready') return read
    const saved = read.data.find((row) => row.id === id) ?? null
    if (id !== '' && !saved) return { kind: 'gone' }
    return { kind: 'address', saved, isOnlyOne: isOnlyOne(read.data, id) }
  }
  const all =
    certificates.data && show.data && verify.data
      ? { rows: certificates.data, types: show.data.certTypes, level: verify.data.configValue }
      : undefined
  const read = readState(all, readTogether(certificates, show, verify))
  if (read.kind !== 'ready') return read
  const { rows, types, level } = read.data
  const saved = rows.find((row) => row.id === id) ?? null
  if (id !== '' && !saved) return { kind: 'gone' }
  return { kind: 'certificate', saved, types, level, isOnlyOne: isOnlyOne(rows, id) }
}
