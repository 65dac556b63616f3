import type { MapPreviewProps } from '@/features/clinics/components/map-preview-types'

/** The room has no kilobyte left for a map here: the button beside the address opens the whole one. */
export const MapPreview: (props: MapPreviewProps) => null = () => null
