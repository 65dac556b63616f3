export { MapPreview } from '@/features/clinics/components/map-preview'
