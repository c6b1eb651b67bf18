import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { chromiumFlags, findChromium } from '../../run/chromium.mjs'
import type { Measured } from './measured.ts'
import { median, percentile } from './statistics.ts'

const CARDS_A_COLUMN = 67
const RUNS = 5
/** The number of pointer moves in a drag. */
const MOVES = 60
const FRAME_MS = 1000 / 60

/**
 * Measures frames while a card is dragged through all columns of a board with 200 cards. The
 * development server is used, although its React is slower, because only there the sample plan can
 * be extended.
 */
export async function measureBoard(): Promise<Measured> {
  process.env['NODE_ENV'] = 'production'
  const server = await createServer({
    mode: 'production',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
  const address = server.resolvedUrls!.local[0]!
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    const frames: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await openFullBoard(page, address)
      frames.push(...(await framesOfDrag(page)))
      await page.close()
    }
    return {
      cards: CARDS_A_COLUMN * 3,
      frames: frames.length,
      'frame, median ms': median(frames),
      'frame, p95 ms': percentile(frames, 0.95),
      'frames within 1/60 s, %':
        (100 * frames.filter((each) => each < FRAME_MS * 1.5).length) / frames.length,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function openFullBoard(page: Page, address: string): Promise<void> {
  await page.route('https://**', (route) => route.abort())
  await page.route('**/areas/app-studio/demo/berth-planner/plan.ts*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n${filling}` })
  })
  await page.goto(`${address}demo/build-software`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('list', { name: 'Projects' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await page.getByRole('tab', { name: 'Project Management' }).click()
  await page.getByRole('radio', { name: 'Board' }).check()
  await page.locator('.task-board').evaluate((board) => board.scrollIntoView())
}

/**
 * Code that is appended to the module of the sample plan, so that each column has `CARDS_A_COLUMN`
 * cards.
 */
const filling = `for (const [column, cards] of Object.entries(berthPlannerPlan.board))
  while (cards.length < ${CARDS_A_COLUMN})
    cards.push({ id: column + cards.length, content: 'Call ' + cards.length + ' of the morning tide' })`

/**
 * Drags a card down its column and through the next ones; returns the times between frames in ms.
 */
async function framesOfDrag(page: Page): Promise<number[]> {
  const columns = page.locator('.task-board').getByRole('list')
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map(async (at) => (await columns.nth(at).boundingBox())!),
  )
  await page.mouse.move(centre(first!), first!.y + 30)
  await page.mouse.down()
  await page.evaluate(recordFrames)
  for (const { x, y } of [first!, second!, third!, second!].map((box, at) => ({
    x: centre(box),
    y: box.y + 200 + 60 * at,
  }))) {
    await page.mouse.move(x, y, { steps: MOVES })
  }
  const frames = await page.evaluate(() => window.frameTimes)
  await page.mouse.up()
  return frames.slice(1).map((time, at) => time - frames[at]!)
}

function centre(box: { x: number; width: number }): number {
  return box.x + box.width / 2
}

declare global {
  interface Window {
    frameTimes: number[]
  }
}

/**
 * Runs in the page: records the frames. An object is used, because tsx wraps inner functions in a
 * helper that the page does not have.
 */
function recordFrames() {
  window.frameTimes = []
  const watch = {
    frame(time: number) {
      window.frameTimes.push(time)
      requestAnimationFrame(watch.frame)
    },
  }
  requestAnimationFrame(watch.frame)
}
