// `npm run gallery` takes pictures of every screen, dialog and panel of the demo, and writes them
// into gallery/ with a page that shows them. `npm run gallery -- model` only takes those with
// "model" in their name. `npm run gallery -- contact` takes them at six widths, and puts those of
// one width and theme on one sheet.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startHub } from '#e2e/hubs/hub.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { scenes, type Scene } from '#e2e/pages/scenes.ts'
import { contactSheet } from './gallery/contact-sheet.ts'
import { chromiumFlags, findJourneyBrowser } from '../run/chromium.mjs'

/** The folder of the pictures, which may be outside the checkout. */
const folder = process.env['SYNTHWIRE_GALLERY'] ?? 'gallery'
const themes = ['dark', 'light'] as const
const isContact = process.argv[2] === 'contact'
const heights: Record<number, number> = {
  390: 844,
  768: 1024,
  1024: 768,
  1280: 800,
  1440: 900,
  1920: 1080,
}
const widths = isContact ? [390, 768, 1024, 1280, 1440, 1920] : [390, 1280, 1920]
const sizes = widths.map((width) => ({ width, height: heights[width]! }))
/** The time within which every animation ends. */
const SETTLED_AFTER_MS = 400

const wanted = process.argv[isContact ? 3 : 2] ?? ''
const painted = scenes.filter(({ path, name }) => path.startsWith('/demo') && name.includes(wanted))

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const hub = await startHub()
const browser = await chromium.launch({
  executablePath: findJourneyBrowser() ?? 'chromium',
  args: chromiumFlags(),
})
const failures: string[] = []
try {
  for (const scene of painted) {
    for (const size of sizes) {
      try {
        await paint(scene, size)
      } catch (error) {
        failures.push(`${scene.name}, ${size.width} px: ${String(error).split('\n')[0]}`)
      }
    }
    console.log(scene.name)
  }
  if (isContact) await makeSheets()
} finally {
  await browser.close()
  await hub.stop()
}
await writeFile(join(folder, 'index.html'), indexPage())
console.log(`\n${join(folder, 'index.html')} shows ${painted.length} scenes.`)
for (const failure of failures) console.error(`not painted: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

async function paint({ name, path, prepare }: Scene, viewport: (typeof sizes)[number]) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'en-GB' })
  try {
    // Requests for photos fail, so that drawn pictures are shown, which need no network.
    await page.route('https://images.unsplash.com/**', (route) => route.abort())
    await answerForLeaderboard(page)
    await page.goto(hub.address + path)
    await page.locator('html[data-hydrated]').waitFor()
    // The pointer is moved away from the left edge, where it starts and would hold the rail open
    // over the page.
    await page.mouse.move(viewport.width - 1, viewport.height - 1)
    await prepare?.(page)
    await page.waitForFunction(isFilled)
    for (const theme of themes) {
      await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), theme)
      await page.waitForTimeout(SETTLED_AFTER_MS)
      await page.screenshot({ path: join(folder, fileOf(name, viewport.width, theme)) })
    }
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page: says if everything visible has loaded. Invisible placeholders are ignored, such
 * as those of a phone's closed panel.
 */
function isFilled(): boolean {
  return [...document.querySelectorAll('.skeleton')].every(
    (each) => !each.checkVisibility({ visibilityProperty: true }),
  )
}

async function makeSheets(): Promise<void> {
  for (const { width } of sizes) {
    for (const theme of themes) {
      const pictures = painted.map(({ name }) => ({ name, file: fileOf(name, width, theme) }))
      console.log(join(folder, await contactSheet(browser, folder, { width, theme, pictures })))
    }
  }
}

function fileOf(name: string, width: number, theme: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${width}-${theme}.png`
}

function indexPage(): string {
  const sections = painted.map(({ name }) => {
    const pictures = sizes.flatMap(({ width }) =>
      themes.map((theme) => {
        const file = fileOf(name, width, theme)
        return `<a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${theme}" loading="lazy"></a>`
      }),
    )
    return `<h2>${name}</h2>\n<div>${pictures.join('')}</div>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Synthwire: gallery</title>
<style>
body { margin: 2rem; background: #8a8a86; font-family: system-ui, sans-serif }
div { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start }
img { height: 420px }
</style>
${sections.join('\n')}
</html>
`
}
