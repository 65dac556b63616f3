export interface FilmProps {
  src: string
  poster: string
  isMuted: boolean
  label: string
  className?: string
}
