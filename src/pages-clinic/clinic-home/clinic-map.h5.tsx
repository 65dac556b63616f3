export { MapPreview as ClinicMap } from '@/features/clinics/components/map-preview'
