import type { ChoosePictures } from './types'

export type { ChosenPicture } from './types'

// listed individually: for 'image/*' an iPhone provides HEIC, which the server does not accept
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

let chosenBefore = 0

/** Storage names must be unique, so only the extension of the user's file name is kept. */
function ownName({ name, type }: File): string {
  chosenBefore += 1
  const ending = /\.(\w{2,5})$/.exec(name)?.[1] ?? type.split('/')[1] ?? 'jpg'
  return `${Date.now().toString(36)}-${chosenBefore}.${ending.toLowerCase()}`
}

export const choosePictures: ChoosePictures = (most) =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accepted
    input.multiple = most > 1
    input.hidden = true
    const end = (files: File[]) => {
      input.remove()
      resolve(
        files.slice(0, most).map((file) => ({
          path: URL.createObjectURL(file),
          name: ownName(file),
          byteCount: file.size,
        })),
      )
    }
    input.addEventListener('change', () => end([...(input.files ?? [])]))
    input.addEventListener('cancel', () => end([]))
    document.body.appendChild(input)
    input.click()
  })

/** Releases a picture that is no longer shown or sent, so that the browser can free its memory. */
export const forgetPicture = (path: string): void => {
  if (path.startsWith('blob:')) URL.revokeObjectURL(path)
}
