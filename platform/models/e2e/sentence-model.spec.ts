import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePlayedModel } from '#platform/models/server/sentence-model/test-model.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test, whenAlive } from '#e2e/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, expectsRefusals: true })

// This journey has its own server, because all readers of a server share its sentence model, which
// also slows down the machine.
test('an owner sets a sentence model up from a folder, finds other words by it, and removes it', async ({
  page,
  ownHub,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-model-'))
  await writePlayedModel(folder)
  const site = await publish({
    '/courier.xml': rss('The Quay Courier', [
      { title: 'Tug sinks off Cape Orrin', text: 'The tug Marlena went down on Monday night.' },
      { title: 'Bakery wins prize', text: 'The jury praised a crust of rye from Undercombe.' },
    ]),
  })
  const post = (operation: string, data: object) =>
    page.request.post(`${ownHub.address}/api/${operation}`, { data })
  const found = async (words: string) =>
    (
      await page.request.get(
        `${ownHub.address}/api/feed/listHeadlines?period=today&search=${encodeURIComponent(words)}`,
      )
    ).text()
  try {
    await post('sources/followSource', { address: `${site.origin}/courier.xml` })
    await expect.poll(() => found('tug')).toContain('Tug sinks off Cape Orrin')
    expect(await found('vessel')).not.toContain('Tug sinks')

    await open(page, `${ownHub.address}/news-hub/ai-studio`)
    const panel = page.getByRole('region', { name: 'Sentence model' })
    await expect(panel).toContainText('Off. Everything goes by words.')
    await panel.getByText('Addresses and checksums').click()
    await whenAlive(panel.getByLabel('SHA-256 of the vocabulary file'))
    await panel.getByLabel('SHA-256 of the vocabulary file').fill('none')
    await panel.getByRole('button', { name: 'Download the sentence model' }).click()
    await expect(panel).toContainText('Enter a SHA-256 checksum')
    await panel.getByLabel('Folder on the machine of the server').fill(join(folder, 'nowhere'))
    await panel.getByRole('button', { name: 'Use this folder' }).click()
    await expect(panel).toContainText('There is no folder')
    await panel.getByLabel('Folder on the machine of the server').fill(folder)
    await panel.getByRole('button', { name: 'Use this folder' }).click()
    await expect(panel).toContainText('On, set up')
    await expect(panel).toContainText('Articles read so far: 2')
    await expectNothingFound(page)

    // The model's process has a low priority, so a busy server may first answer by comparing words.
    await expect.poll(() => found('vessel')).toContain('Tug sinks off Cape Orrin')
    await open(page, `${ownHub.address}/news-hub/feed?search=vessel`)
    await expect(page.getByText('Tug sinks off Cape Orrin').first()).toBeVisible()

    await open(page, `${ownHub.address}/news-hub/ai-studio`)
    await panel.getByRole('button', { name: 'Remove the sentence model' }).click()
    await expect(panel).toContainText('Off. Everything goes by words.')
    expect(await found('a vessel')).not.toContain('Tug sinks')
  } finally {
    await site.close()
    await rm(folder, { recursive: true })
  }
})

test('a reader who looks after nothing sees whether there is one, and no controls', async ({
  page,
  emptyHub,
}) => {
  await open(page, `${emptyHub.address}/news-hub/ai-studio`)
  const panel = page.getByRole('region', { name: 'Sentence model' })
  await expect(panel).toContainText('Off. Everything goes by words.')
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await expectNothingFound(page)
})
