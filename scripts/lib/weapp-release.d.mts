export interface WeappRelease {
  appId: string
  keyFile: string
  robot: string
  version: string
  description: string
}
export const uploader: string
/** @throws Error that lists everything that is missing */
export function readRelease(
  env: Record<string, string | undefined>,
  state: { version: string; subject: string; commit: string; isClean: boolean },
): WeappRelease
/** The arguments of the uploader's command. */
export function uploadArguments(
  what: 'upload' | 'preview',
  release: WeappRelease,
  where: { folder: string; qrFile?: string },
): string[]
