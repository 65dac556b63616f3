import { waitFor } from '@testing-library/dom'
import { onePixel } from './upload-world'

/** A file of the device, as from the browser's file dialog. */
export const pictureFile = (name = 'photo.png', bytes: Buffer = onePixel, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type })

const addresses = new Map<File, string>()

/** jsdom has no object URLs, so a data URL of the same bytes is used instead. */
export function giveFileAddresses(): void {
  Object.assign(URL, {
    createObjectURL: (file: File) => addresses.get(file) ?? '',
    revokeObjectURL: () => undefined,
  })
}

/** Prepares the URL of a file, because creating it is asynchronous. */
export async function rememberFile(file: File): Promise<void> {
  const reader = new FileReader()
  await new Promise((resolve) => {
    reader.onload = resolve
    reader.readAsDataURL(file)
  })
  addresses.set(file, String(reader.result))
}

/** Redirects uploads to the test's server, which listens at a port unknown to its configuration. */
export function sendUploadsTo(origin: string): void {
  const open = XMLHttpRequest.prototype.open
  XMLHttpRequest.prototype.open = function openThere(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    const { pathname } = new URL(url, origin)
    open.call(this, method, pathname === '/uploads' ? `${origin}${pathname}` : url, true)
  } as typeof open
}

/** Answers the file dialog that has just been opened. */
export async function chooseFiles(...files: File[]): Promise<void> {
  for (const file of files) await rememberFile(file)
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('no file dialog is open')
    return found
  })
  Object.defineProperty(input, 'files', { value: files })
  input.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
}
