import { readFile } from 'node:fs/promises'
import { publish, rss } from './publisher.ts'
import { expect, open, test } from './test.ts'

const SETTINGS = '/news-hub/settings'
const ADD_FEED = '/news-hub/add-feed'

const quay = rss('The Quay Courier', [
  {
    title: 'Lantern ferry returns to Marlow Quay after winter repairs',
    text: 'The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland.',
  },
])

test('a list with folders comes in and goes out again as it was, without its password', async ({
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
        <outline text="Club" type="rss" xmlUrl="${withPassword}/other.xml"/></body></opml>`),
    })
    const report = page.getByRole('status', { name: 'Import' })
    await expect(report).toContainText('2 new sources')

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
    await expect(report).toContainText('No new source. 2 sources you followed already.')
  } finally {
    await site.close()
  }
})

test('settings of the hub are kept, and only what works is offered', async ({ page, emptyHub }) => {
  await open(page, emptyHub.address + SETTINGS)
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toHaveCount(0)

  const keep = page.getByLabel('Keep articles for')
  await expect(keep).toHaveValue('-1')
  await expect(keep).toHaveAccessibleDescription(/search for 7 days, then deleted/)
  await keep.selectOption('90 days')
  await page.getByRole('switch', { name: 'Auto refresh' }).click()
  await expect(page.getByLabel('Refresh interval')).toBeDisabled()
  await page.getByLabel('Use at most').selectOption('5 GB')
  await expect(page.getByText(/ of 5 GB used/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Storage used' })).toBeVisible()

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(keep).toHaveValue('90')
  await expect(page.getByRole('switch', { name: 'Auto refresh' })).not.toBeChecked()
  await expect(page.getByLabel('Use at most')).toHaveValue('5000000000')
})
