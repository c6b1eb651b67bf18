import { chromium, type Browser, type Page } from '@playwright/test'
import { loadavg } from 'node:os'
import type { OpenDraft } from '#areas/ai-content/contracts/drafts.ts'
import type { Part } from '#areas/ai-content/drafts/draft.ts'
import { emptyBrief } from '#areas/ai-content/drafts/empty-brief.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { chromiumFlags, findChromium } from '../../../run/chromium.mjs'
import type { Measured } from '../measured.ts'
import { median, percentile } from '../statistics.ts'

const CPU_SLOWDOWN = 4
/** The text that is typed, one key after another. */
const TYPED = ' and the harbor opened again on Monday morning, at last'
const BETWEEN_KEYS_MS = 150

const SENTENCE =
  'In order to leverage the new quay, ships and crews move 12,000 tons of cargo each day. '
const WORDS_OF_SENTENCE = 17
const SENTENCES_OF_PART = 2

/** The numbers of parts of the texts, which are 2,550, 5,100 and 6,800 words. */
const lengths = [75, 150, 200]

declare global {
  interface Window {
    framesAfterKeys: number[]
  }
}

/**
 * Measures the time from pressing a key to the end of the next frame, in a part in the middle of a
 * long text.
 */
export async function measureTyping(): Promise<Measured> {
  const hub = await startHub()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumFlags(),
  })
  try {
    const measured: Measured = {}
    for (const parts of lengths) {
      const frames = await typeInto(browser, hub, await longText(hub, parts))
      const words = parts * SENTENCES_OF_PART * WORDS_OF_SENTENCE
      const name = `CPU x${CPU_SLOWDOWN}, ${words} words in ${parts} parts`
      measured[`${name}: median ms`] = median(frames)
      measured[`${name}: p95 ms`] = percentile(frames, 0.95)
    }
    return { ...measured, 'load after': loadavg()[0]! }
  } finally {
    await browser.close()
    await hub.stop()
  }
}

async function longText(hub: RunningHub, parts: number): Promise<string> {
  const brief = { ...emptyBrief, about: 'The new quay' }
  const { draft } = (await askHub(hub, 'ai-content/drafts/writeDraft', { brief })) as {
    draft: string
  }
  const saved = (await askHub(hub, `ai-content/drafts/getDraft?draft=${draft}`)) as OpenDraft
  const words = SENTENCE.repeat(SENTENCES_OF_PART)
  const long = Array.from({ length: parts }, (_, nth) => partOf(nth, words))
  const { version, text } = saved
  await askHub(hub, 'ai-content/drafts/saveDraft', {
    draft,
    version,
    text: { ...text, parts: long },
  })
  return draft
}

function partOf(nth: number, text: string): Part {
  const runs = [{ text, by: 'reader' as const, citations: [], isUnproven: false }]
  return { id: `part-${nth}`, kind: 'paragraph', variant: null, isCutShort: false, runs }
}

async function typeInto(browser: Browser, hub: RunningHub, draft: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${hub.address}/ai-content/drafts/${draft}`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  const fields = page.getByRole('list', { name: 'Parts', exact: true }).getByRole('textbox')
  const field = fields.nth(Math.floor((await fields.count()) / 2))
  await field.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ArrowRight')
  const before = (await field.innerText()).length
  await page.evaluate(collectFrames)
  await slowDown(page)
  for (const letter of TYPED) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  const frames = await page.evaluate(() => window.framesAfterKeys)
  const typed = (await field.innerText()).length - before
  if (typed !== TYPED.length) throw new Error(`${typed} of ${TYPED.length} letters arrived`)
  await page.close()
  return frames
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/**
 * Runs in the page: collects the times of frames. A message that is posted in a frame arrives once
 * that frame is drawn.
 */
function collectFrames() {
  window.framesAfterKeys = []
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          window.framesAfterKeys.push(performance.now() - timeStamp),
        )
        port1.start()
        port2.postMessage(null)
      }),
    true,
  )
}
