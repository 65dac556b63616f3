import type { ComponentType } from 'react'
import type { MapPreviewProps } from '@/features/clinics/components/map-preview-types'

/** The room has no kilobyte left for a map here: the button beside the address opens the whole one. */
export const ClinicMap = null as ComponentType<MapPreviewProps> | null
