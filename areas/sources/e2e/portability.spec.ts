import { patient } from '#core/test-patience.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

const SETTINGS = '/news-hub/settings'
const ADD_FEED = '/news-hub/add-feed'

const quay = rss('The Quay Courier', [
  {
    title: 'Lantern ferry returns to Marlow Quay after winter repairs',
    text: 'The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland.',
  },
])

test('a list with folders is imported and exported again unchanged, without its password', async ({
  page,
  emptyHub,
}) => {
  const site = await publish({ '/feed.xml': quay, '/other.xml': quay })
  try {
    await open(page, emptyHub.address + ADD_FEED)
    const withPassword = site.origin.replace('//', '//anna:secret@')
    await page.getByLabel('OPML file').setInputFiles({
      name: 'list.opml',
      mimeType: 'text/x-opml',
      buffer: Buffer.from(`<opml version="2.0"><body>
        <outline text="Ports"><outline text="North &amp; east">
          <outline text="Quay" type="rss" xmlUrl="${site.origin}/feed.xml"/>
        </outline></outline>
        <outline text="A page" type="link" url="https://page.example/"/>
        <outline text="Club" type="rss" xmlUrl="${withPassword}/other.xml"/></body></opml>`),
    })
    const report = page.getByRole('status', { name: 'Import' })
    await expect(report).toContainText('2 new sources')
    const listing = page.waitForEvent('download')
    await report.getByRole('button', { name: 'Download this list' }).click()
    expect(await readFile(await (await listing).path(), 'utf8')).toContain('"A page","It is a page')

    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export OPML' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('synthwire-sources.opml')
    const file = await download.path()
    const list = await readFile(file, 'utf8')
    expect(list).toMatch(/text="Ports"[^]*text="North &#38; east"[^]*text="Quay"/)
    expect(list).not.toContain('secret')

    await page.getByLabel('OPML file').setInputFiles({
      name: 'again.opml',
      mimeType: 'text/x-opml',
      buffer: Buffer.from(list),
    })
    await expect(report).toContainText('No new sources. 2 sources already followed.')
  } finally {
    await site.close()
  }
})

// Only the owner may set the storage limit, so the test needs a server of its own.
test('settings of the hub are kept, and only what works is offered', async ({ page, ownHub }) => {
  await open(page, ownHub.address + SETTINGS)
  // The link is among the tabs or, in a narrow panel, behind "More".
  await expect(page.getByRole('navigation', { name: 'Hub pages' })).toContainText('Settings')
  await expect(page.getByRole('heading', { name: 'Notifications' })).toHaveCount(1)

  const keep = page.getByLabel('Keep articles for')
  await expect(keep).toHaveValue('-1')
  await expect(keep).toHaveAccessibleDescription(/search for 7 days, then deleted/)
  await keep.selectOption('90 days')
  await page.getByRole('switch', { name: 'Auto refresh' }).click()
  await expect(page.getByLabel('Refresh interval')).toBeDisabled()
  await page.getByLabel('Storage limit').selectOption('5 GB')
  await expect(page.getByText(/ of 5 GB used/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Storage used' })).toBeVisible()

  await reload(page)
  await expect(keep).toHaveValue('90')
  await expect(page.getByRole('switch', { name: 'Auto refresh' })).not.toBeChecked()
  await expect(page.getByLabel('Storage limit')).toHaveValue('5000000000')
})

test.describe('a list that is too large', () => {
  test.use({ expectsRefusals: true })

  for (const width of [390, 1280]) {
    test(`says so, and what was typed stays, ${width} wide`, async ({
      page,
      emptyHub,
    }, testInfo) => {
      const choose = async (name: string, body: Buffer) => {
        await writeFile(testInfo.outputPath(name), body)
        await page.getByLabel('OPML file').setInputFiles(testInfo.outputPath(name))
      }
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      await open(page, emptyHub.address + ADD_FEED)
      const address = page.getByRole('textbox').first()
      await address.fill('quay.example')
      await choose('everything.opml', Buffer.alloc(31_000_000, ' '))
      await expect(
        page.getByText('“everything.opml” is 31 MB, and up to 20 MB can be read. Split the list'),
      ).toBeVisible()
      await expect(address).toHaveValue('quay.example')

      // A list of the largest allowed size is accepted, even though JSON escapes most of its
      // characters.
      const list = `<opml><body><outline text="Quay" xmlUrl="https://quay.example/feed"/></body></opml>`
      await choose('list.opml', Buffer.from(list.padEnd(20_000_000, '\n')))
      await expect(page.getByRole('status', { name: 'Import' })).toContainText('1 new source', {
        timeout: patient(60_000),
      })

      // The server refuses a list that is too large even if a browser sends it, and the browser
      // receives the error message.
      const refused = await page.evaluate(async () => {
        const reply = await fetch('/api/sources/importOpml', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: 'x'.repeat(60_000_000) }),
        })
        return { status: reply.status, problem: await reply.json() }
      })
      expect(refused).toMatchObject({ status: 413, problem: { kind: 'invalid' } })
      expect(refused.problem.detail).toContain('more than the 45 MB')
    })
  }
})
