import qrcode from 'qrcode-generator'
import sharp from 'sharp'

const QUIET_CELLS = 4

/** A QR code as PNG: black on white with its quiet zone, about `width` pixels wide. */
export async function qrPicture(text: string, width: number): Promise<{ png: Buffer; width: number }> {
  qrcode.stringToBytes = (given) => [...Buffer.from(given, 'utf8')]
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const cells = code.getModuleCount() + 2 * QUIET_CELLS
  const pixels = Buffer.alloc(cells * cells, 255)
  for (let row = 0; row < code.getModuleCount(); row += 1) {
    for (let column = 0; column < code.getModuleCount(); column += 1)
      if (code.isDark(row, column)) pixels[(row + QUIET_CELLS) * cells + column + QUIET_CELLS] = 0
  }
  // Each module covers whole pixels: one across a pixel border would be grey and hard to scan.
  const scale = Math.max(1, Math.round(width / cells))
  const png = await sharp(pixels, { raw: { width: cells, height: cells, channels: 1 } })
    .resize({ width: cells * scale, height: cells * scale, kernel: 'nearest' })
    .png()
    .toBuffer()
  return { png, width: cells * scale }
}
