// Generates the video of the home page, server/demo/assets/videos/welcome.mp4, from the wide banners:
// node scripts/make-video.mjs
// Recorded in a browser (H.264), so that no video tool is needed. The result is committed.
import './lib/help.mjs'
import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './lib/browser.mjs'
import { inRoot } from './lib/paths.mjs'

const banners = ['family', 'women', 'heart']
const size = { width: 640, height: 360 }
const SECONDS_EACH = 2.5
const BITS_PER_SECOND = 450_000

const pictures = banners.map((name) => {
  const file = inRoot('server', 'demo', 'assets', 'banners', `${name}-wide.svg`)
  return `data:image/svg+xml;base64,${fs.readFileSync(file).toString('base64')}`
})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: size })
  const base64 = await page.evaluate(
    async ({ pictures: sources, size: { width, height }, secondsEach, bitsPerSecond }) => {
      const images = await Promise.all(
        sources.map(async (src) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return image
        }),
      )
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const draw = canvas.getContext('2d')
      // Pictures on top of each other, each slowly zooming in; the last half second of each fades into the
      // next
      const paint = (image, share, alpha) => {
        const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight) * (1 + share * 0.08)
        draw.globalAlpha = alpha
        // a banner's subject is on its right; the left is free for text
        draw.drawImage(
          image,
          width - image.naturalWidth * scale * (1 - share * 0.02),
          (height - image.naturalHeight * scale) / 2,
          image.naturalWidth * scale,
          image.naturalHeight * scale,
        )
      }
      const recorder = new MediaRecorder(canvas.captureStream(25), {
        mimeType: 'video/mp4;codecs=avc1.42E01E',
        videoBitsPerSecond: bitsPerSecond,
      })
      const parts = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve
      })
      const began = performance.now()
      recorder.start()
      await new Promise((resolve) => {
        const frame = () => {
          const at = (performance.now() - began) / 1000 / secondsEach
          if (at >= images.length) return resolve()
          const index = Math.floor(at)
          const share = at - index
          paint(images[index], share, 1)
          const next = images[index + 1]
          if (next && share > 0.8) paint(next, 0, (share - 0.8) / 0.2)
          requestAnimationFrame(frame)
        }
        frame()
      })
      recorder.stop()
      await stopped
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      let text = ''
      for (let from = 0; from < bytes.length; from += 8192)
        text += String.fromCharCode(...bytes.subarray(from, from + 8192))
      return btoa(text)
    },
    { pictures, size, secondsEach: SECONDS_EACH, bitsPerSecond: BITS_PER_SECOND },
  )
  const file = inRoot('server', 'demo', 'assets', 'videos', 'welcome.mp4')
  fs.mkdirSync(inRoot('server', 'demo', 'assets', 'videos'), { recursive: true })
  fs.writeFileSync(file, Buffer.from(base64, 'base64'))
  console.log(`${file}: ${Math.round(fs.statSync(file).size / 1024)} KB, ${banners.length * SECONDS_EACH} s`)
} finally {
  await browser.close()
}
