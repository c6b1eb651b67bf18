import { patient } from '#core/test-patience.ts'
import type { Locator } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// Runs of the live server, in its settings.

const SETTINGS = '/news-hub/settings'
const MANY = 10_000

/** A list of sources, which are paused so that they are not fetched. */
function listOf(sources: number, city = 'marlow'): string {
  const outlines = Array.from(
    { length: sources },
    (_, at) =>
      `<outline text="Quay ${at}" type="rss" xmlUrl="https://quay-${at}.${city}.example/feed" synthwire:paused="true"/>`,
  )
  return `<opml version="2.0" xmlns:synthwire="https://synthwire.org/opml"><body>${outlines.join('')}</body></opml>`
}

/**
 * Starts an import and pauses it. If a fast machine finishes before Pause is pressed, another list
 * is imported.
 */
async function pauseImport(run: Locator, address: string): Promise<void> {
  for (const city of ['marlow', 'tolland', 'hallam', 'brennock', 'orrin']) {
    const importing = importList(address, listOf(MANY, city))
    await expect(run).toBeVisible({ timeout: 60_000 })
    const pause = run.getByRole('button', { name: 'Pause' })
    const isPressed = await pause.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    const answer = await importing
    if (isPressed && answer.status === 409) {
      expect(await answer.text()).toContain('resume it under Background work')
      await expect(run).toContainText('Paused')
      return
    }
    await run.getByRole('button', { name: 'Remove from list' }).click()
    await expect(run).toBeHidden()
  }
  throw new Error('Every list was imported before Pause was pressed')
}

function importList(address: string, text: string): Promise<Response> {
  return fetch(`${address}/api/sources/importOpml`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ text }),
  })
}

// Pausing is refused if the import has already ended.
test.use({ expectsRefusals: true })

for (const { width, end } of [
  { width: 390, end: 'cancelled' },
  { width: 1280, end: 'resumed' },
]) {
  test(`a long import is watched, paused and ${end} at ${width}`, async ({ page, emptyHub }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, emptyHub.address + SETTINGS)
    const panel = page.getByRole('region', { name: 'Background work' })
    await expect(panel).toContainText('Nothing is running.')

    const run = panel.getByRole('listitem', { name: 'Import 10,000 sources' })
    await pauseImport(run, emptyHub.address)
    await expect(run.getByRole('progressbar')).toBeVisible()
    await expect(run).toContainText(/[\d,]+ of 10,000/)
    await expectNothingFound(page)

    if (end === 'cancelled') {
      await run.getByRole('button', { name: 'Cancel' }).click()
      await expect(run.getByText('Canceled')).toBeVisible()
    } else {
      // The time for the rest depends on the machine.
      await run.getByRole('button', { name: 'Resume' }).click()
      await expect(run.getByText('Done')).toBeVisible({ timeout: patient(60_000) })
    }
    await run.getByRole('button', { name: 'Remove from list' }).click()
    await expect(panel).toContainText('Nothing is running.')
  })
}

test('what a run did stands in its log', async ({ page, emptyHub }) => {
  await open(page, emptyHub.address + SETTINGS)
  await importList(emptyHub.address, listOf(3))
  const run = page.getByRole('listitem', { name: 'Import 3 sources' })
  await expect(run.getByText('Done')).toBeVisible()
  await run.getByText('Log of').click()
  await expect(run).toContainText('3 of 3 are new sources.')
})
