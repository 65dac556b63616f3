import { duotoneIcons, type IconName } from './icon-names'

/**
 * An icon named by the server (nav icons, key screenings, preparations, guarantees): in two tones where that exists.
 * A name the client does not know is drawn as a dot, not as nothing.
 */
export function serverIcon(name: string, form: 'duotone' | 'regular' = 'duotone'): IconName {
  return (form === 'duotone' && duotoneIcons.has(name) ? `${name}-duotone` : name) as IconName
}
