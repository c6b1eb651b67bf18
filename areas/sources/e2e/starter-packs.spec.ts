import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { endVisit } from '#e2e/fixtures/opening.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { openReaderDoor, proxySettings } from '#e2e/hubs/reader-door.ts'
import { playWeb } from '#e2e/played/played-web.ts'
import { icoOf } from '#feeds/outlets/test-icons.ts'
import { rss } from '#e2e/played/publisher.ts'
import { expect, open, test as base } from '#e2e/test.ts'

// Starter packs on the front page, in the dialog and on the Add Feed page.

const SILENT_HOST = /theverge\.com/

/** Each site of a pack has its own story. One site does not answer. */
function answerOf(address: string): string | Uint8Array | null {
  if (SILENT_HOST.test(address)) return null
  const { hostname, pathname } = new URL(address)
  if (pathname === '/favicon.ico') return icoOf(32, 32, [200, 30, 30, 255])
  const { body } = rss(`News of ${hostname}`, [
    { title: `The workshop of ${hostname} opens its doors`, text: `Visitors came to ${hostname}.` },
  ])
  return String(body)
}

const test = base.extend<object, { server: RunningHub }>({
  // The packs contain real addresses, whose sites are simulated here.
  server: [
    async ({}, use) => {
      const web = await playWeb(answerOf)
      const server = await startHub({ env: { ...web.env, ...proxySettings } })
      await use(server)
      await server.stop()
      await web.close()
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
})

for (const [name, width] of [
  ['a phone', 390],
  ['a laptop', 1280],
] as const) {
  test(`on ${name} a pack is followed by one press, sources that do not answer are named, and articles arrive`, async ({
    page,
    server,
  }) => {
    test.setTimeout(patient(90_000))
    const hub = await openReaderDoor(server, `reader-${width}`)
    try {
      await page.setViewportSize({ width, height: 844 })
      await open(page, `${hub.address}/news-hub/feed`)
      const packs = page.getByRole('region', { name: 'Follow a starter pack' })
      await expectNothingFound(page)
      await packs.getByRole('button', { name: /^Follow \d: Technology$/ }).click()

      const report = page.getByRole('status', { name: 'Import' })
      await expect(report).toContainText('Following 7 new sources.', { timeout: patient(30_000) })
      await expect(report).toContainText('1 address could not be followed')
      await expect(report).toContainText('The Verge')
      await expect(page.getByText(/The workshop of .* opens its doors/).first()).toBeVisible({
        timeout: patient(30_000),
      })

      // The server fetches the sites' icons, which are drawn over the outlets' marks. The page
      // sends no requests to other hosts.
      const icon = page.locator('.mark image').first()
      await expect(icon).toHaveAttribute('href', /\/outlet-icons\/[\w-]{43}\/32$/, {
        timeout: patient(30_000),
      })
      const drawn = await page.request.get(
        new URL((await icon.getAttribute('href'))!, hub.address).href,
      )
      expect(drawn.headers()['content-type']).toBe('image/png')

      // The icon is shown wherever the outlet is named: in the command palette, and among sources
      // to follow.
      await page.keyboard.press('ControlOrMeta+k')
      const palette = page.getByRole('dialog', { name: 'Command palette' })
      await palette.getByRole('combobox').fill('Ars Technica')
      const named = palette.getByRole('option', { name: 'Ars Technica Sources' })
      await expect(named.locator('image')).toHaveCount(1)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Add feed', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Follow Sources' })
      await dialog.getByRole('tab', { name: 'Starter packs' }).click()
      await expect(dialog.getByRole('button', { name: /^Follow \d: Technology$/ })).toHaveText(
        'Follow 1',
      )
      await dialog.getByRole('tab', { name: 'Websites' }).click()
      await dialog.getByLabel('Search by topic, website, or RSS link').fill('Ars Technica')
      const row = dialog.getByRole('listitem').filter({ hasText: 'Ars Technica' }).first()
      await expect(row.locator('image')).toHaveCount(1)
      await expectNothingFound(page)
      await page.keyboard.press('Escape')

      await open(page, `${hub.address}/news-hub/add-feed`)
      const finding = page.getByRole('region', { name: 'Follow Sources' })
      await expect(finding.getByLabel('Feed URL')).toBeVisible()
      await finding.getByRole('tab', { name: 'Starter packs' }).click()
      await expect(page).toHaveURL(/with=packs/)
      await expect(finding.getByRole('button', { name: /^Follow \d: Technology$/ })).toBeVisible()
      await expectNothingFound(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    } finally {
      await endVisit(page)
      await hub.stop()
    }
  })
}
