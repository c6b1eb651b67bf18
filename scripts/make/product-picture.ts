// `npm run product-picture` takes pictures of the built demo's feed in both themes, for the home
// page (web/public/product-*.webp).
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startHub } from '#e2e/hubs/hub.ts'
import { chromiumFlags, findJourneyBrowser } from '../run/chromium.mjs'

const SIZE = { width: 1280, height: 800 }
/**
 * The resolution, which is sharp enough for high-resolution screens, where the picture is 1,116 px
 * wide.
 */
const PIXELS_PER_POINT = 1.5
const QUALITY = 62

const hub = await startHub()
const browser = await chromium.launch({
  executablePath: findJourneyBrowser() ?? 'chromium',
  args: chromiumFlags(),
})
try {
  const page = await browser.newPage({
    viewport: SIZE,
    deviceScaleFactor: PIXELS_PER_POINT,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  // Requests to other hosts fail, so that drawn pictures are shown instead of photos.
  await page.route('https://**', (route) => route.abort())
  await page.goto(`${hub.address}/demo`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.mouse.move(SIZE.width - 1, SIZE.height - 1)
  await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll('.picture, .skeleton')].filter(
      (each) => each.checkVisibility() && each.getBoundingClientRect().top < innerHeight,
    )
    // A part that is still loading has no drawing yet, so at least one drawing must be shown.
    return shown.length > 0 && shown.every((each) => each.querySelector('path'))
  })
  for (const theme of ['light', 'dark']) {
    await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme)
    const png = await page.screenshot({ animations: 'disabled' })
    const file = join('web/public', `product-${theme}.webp`)
    const { size } = await sharp(png).webp({ quality: QUALITY, effort: 6 }).toFile(file)
    console.log(`${file}: ${size} bytes`)
  }
} finally {
  await browser.close()
  await hub.stop()
}
