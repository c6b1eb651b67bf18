import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

/** A picture of one scene: its name and its file in the gallery. */
export interface Painted {
  name: string
  file: string
}

const SHEET_WIDTH = 1920
/** The number of pictures in a row, by the width of the screen. */
const COLUMNS = { phone: 12, tablet: 8, other: 6 }

/** Puts all pictures of one width and theme on one sheet; returns the sheet's file name. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  { width, theme, pictures }: { width: number; theme: string; pictures: readonly Painted[] },
): Promise<string> {
  const sheet = `contact-${width}-${theme}`
  const page = join(folder, `${sheet}.html`)
  await writeFile(page, sheetPage(width, pictures))
  const tab = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1080 } })
  try {
    await tab.goto(pathToFileURL(resolve(page)).href)
    await tab.screenshot({ path: join(folder, `${sheet}.png`), fullPage: true })
  } finally {
    await tab.close()
  }
  return `${sheet}.png`
}

function sheetPage(width: number, pictures: readonly Painted[]): string {
  const columns =
    width < 640 ? COLUMNS.phone : width < 1024 ? COLUMNS.tablet : COLUMNS.other
  const figures = pictures.map(
    ({ name, file }) =>
      `<figure><img src="${file}" alt=""><figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Synthwire: ${width} px</title>
<style>
body { margin: 16px; background: #8a8a86; font: 11px system-ui, sans-serif }
main { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 12px }
figure { margin: 0 }
img { width: 100%; display: block }
</style>
<main>
${figures.join('\n')}
</main>
</html>
`
}
