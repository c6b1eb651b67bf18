import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/test.ts'

// Uploads to the live server: progress, interruptions, and cancelling.

const MEGABYTES = 6

/** Matches the addresses to which parts are sent. */
const parts = /\/uploads\/upload-/

/** The answer to bytes that do not continue at the end of the file. */
const refusal = {
  status: 409,
  contentType: 'application/problem+json',
  body: JSON.stringify({ kind: 'conflict', detail: '1000000 bytes have arrived.' }),
}

function document(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const text = 'The harbour crane lifts containers. '.repeat((MEGABYTES * 1_000_000) / 36)
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text.padEnd(MEGABYTES * 1_000_000)) }
}

test.use({ expectsRefusals: true })

for (const width of [390, 1280])
  test(`a file whose upload is cut goes on from where it was, and one can be cancelled, at ${width}`, async ({
    page,
    emptyHub: hub,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${hub.address}/news-hub/personalize`)
    const group = page.getByRole('group', { name: 'Upload files' })
    const field = group.getByLabel('Files', { exact: true })
    const uploaded = page.getByRole('list', { name: 'Uploaded files' })
    const bar = group.getByRole('progressbar')

    const offsets: string[] = []
    let held = () => {}
    await page.route(parts, async (route) => {
      offsets.push(route.request().headers()['upload-offset'] ?? '')
      // Two requests are refused. A later one waits until the progress bar was checked.
      if (offsets.length === 3 || offsets.length === 4) return route.fulfill(refusal)
      if (offsets.length === 7) await new Promise<void>((resolve) => (held = resolve))
      return route.continue()
    })
    await field.setInputFiles([document('ferry.txt')])
    await expect.poll(() => offsets.length, { timeout: patient(30_000) }).toBe(7)
    await expect(bar).toHaveAttribute('aria-valuenow', '33')
    await expect(group.getByText('ferry.txt: 2 MB of 6 MB')).toBeVisible()
    await expectNothingFound(page)
    held()
    await expect(uploaded.getByText('ferry.txt')).toBeVisible({ timeout: patient(30_000) })
    // Only the refused part was sent again, and each part arrived once.
    expect(offsets[2]).toBe(offsets[3])
    expect(new Set(offsets).size).toBe(offsets.length - 2)

    await page.unroute(parts)
    await page.route(parts, () => {})
    await field.setInputFiles([document('quay.txt')])
    await group.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(bar).toBeHidden()
    await expect(group.getByText('Reading quay.txt')).toBeHidden()
    await expect(uploaded.getByRole('listitem')).toHaveCount(1)
  })
