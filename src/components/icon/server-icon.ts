import { duotoneIcons, type IconName } from './icon-names'

/**
 * An icon named by the server (navigation icons, key screenings, preparations, guarantees), in two tones
 * where available. An unknown name is drawn as a dot.
 */
export function serverIcon(name: string, form: 'duotone' | 'regular' = 'duotone'): IconName {
  return (form === 'duotone' && duotoneIcons.has(name) ? `${name}-duotone` : name) as IconName
}
