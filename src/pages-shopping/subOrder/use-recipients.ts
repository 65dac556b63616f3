import { useEffect, useRef } from 'react'
import { certificateShow } from '@contract/constants/enums'
import { useLatest } from '@/hooks/use-latest'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import {
  useAddressListQuery,
  useCertificateListQuery,
  useCertificateShowQuery,
} from '@/pages-shopping/api/recipients.api'
import { readState, readTogether } from '@/utils/read-state'

/** Selects the one that was added on another page. */
function useAdded(rows: readonly { id: string }[] | undefined, choose: (id: string) => void) {
  const known = useRef<readonly string[] | null>(null)
  const latest = useLatest(choose)
  useEffect(() => {
    const before = known.current
    const added = before && rows?.find(({ id }) => !before.includes(id))
    if (!added) return
    known.current = null
    latest.current(added.id)
  }, [rows, latest])
  return () => {
    known.current = (rows ?? []).map(({ id }) => id)
  }
}

interface Chosen {
  addressId: string
  certificateId: string
  isCrossBorder: boolean
  onAddress: (id: string) => void
  onCertificate: (id: string) => void
}

/** The recipient of the parcel, and the certificate for customs where the shop requires one. */
export function useRecipients({ addressId, certificateId, isCrossBorder, onAddress, onCertificate }: Chosen) {
  const addresses = useAddressListQuery()
  const certificates = useCertificateListQuery()
  const show = useCertificateShowQuery()
  const rememberAddresses = useAdded(addresses.data, onAddress)
  const rememberCertificates = useAdded(certificates.data, onCertificate)
  const level = show.data?.configValue
  // when the setting cannot be loaded, the certificate is still offered
  const isAsked =
    level === certificateShow.everyParcel ||
    (isCrossBorder && (level === certificateShow.crossBorder || show.isError))
  const valid = certificates.data?.filter(({ isExpired }) => !isExpired)
  return {
    addresses: readState(addresses.data, addresses),
    address: addresses.data?.find(({ id }) => id === addressId) ?? addresses.data?.[0],
    addAddress: () => {
      rememberAddresses()
      go(routes.personalEdit)
    },
    certificates: readState(
      certificates.data && show.data ? certificates.data : undefined,
      readTogether(certificates, show),
    ),
    isCertificateAsked: isAsked,
    certificate: isAsked ? (valid?.find(({ id }) => id === certificateId) ?? valid?.[0]) : undefined,
    addCertificate: () => {
      rememberCertificates()
      go(routes.personalEdit, { kind: 'certificate' })
    },
    chooseAddress: onAddress,
    chooseCertificate: onCertificate,
    refetch: () => {
      void addresses.refetch()
      void certificates.refetch()
    },
  }
}
export type Recipients = ReturnType<typeof useRecipients>
