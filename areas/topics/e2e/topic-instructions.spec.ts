import { playEndpoint } from '#platform/models/server/played-endpoint.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

const crane = {
  title: 'Crane topples onto a warehouse',
  text: 'Nobody was hurt when it fell into the harbour on Monday.',
}
const bakery = {
  title: 'Bakery on Quay Street wins a prize for rye bread',
  text: 'The jury praised a crust that took eleven hours to rise and bake.',
}

test.use({ viewport: { width: 1280, height: 800 } })

test('the instructions of a topic leave out what does not fit, and its reader looks at it all the same', async ({
  page,
  request,
  ownHub,
}) => {
  test.slow()
  const endpoint = await playEndpoint('failing')
  const site = await publish({ '/feed.xml': rss('The Quay Courier', [crane, bakery]) })
  const ask = (operation: string, data: object) =>
    request.post(`${ownHub.address}/api/${operation}`, { data })
  try {
    await ask('sources/followSource', { address: `${site.origin}/feed.xml` })
    await expect
      .poll(async () => (await request.get(`${ownHub.address}/api/feed/getHub`)).json())
      .toMatchObject({ hasArticle: true })
    await open(page, `${ownHub.address}/news-hub/feed`)
    const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
    await cards.getByRole('button', { name: 'Add topic' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Topic' })
    await expect(dialog).toContainText('2 articles match now')
    await expect(dialog).toContainText('Instructions need an AI endpoint')
    await expect(dialog).toContainText('tone and style have no effect')
    await dialog.getByLabel('Topic name').fill('Harbour')
    await dialog.getByLabel('Summarization instructions').fill('Only what happens at the harbour')
    await dialog.getByRole('button', { name: 'Create Topic' }).click()
    const card = cards.locator('li.focus-card')
    await expect(card).toContainText('2 articles')

    const { id } = (await (
      await ask('ai-endpoints/saveEndpoint', {
        kind: 'openai',
        name: 'Attic',
        address: endpoint.address,
        model: 'small-1',
        fastModel: '',
        thoroughModel: '',
      })
    ).json()) as { id: string }
    await card.getByRole('link', { name: 'Harbour' }).click()
    const topic = page.getByRole('dialog', { name: 'Harbour' })
    await expect(topic).toContainText('failed (500). Work that waits for it is tried again later.')
    await expect(topic.getByRole('list', { name: 'Articles of Harbour' })).toContainText(
      bakery.title,
    )

    endpoint.manner = 'honest'
    await ask('ai-endpoints/testEndpoint', { id })
    await expect(topic).toContainText('1 left out by your instructions')
    await expect(topic.getByRole('list', { name: 'Articles of Harbour' })).not.toContainText(
      bakery.title,
    )
    await topic.getByRole('button', { name: 'Show left-out articles' }).click()
    await expect(topic.getByRole('list', { name: 'Left out of Harbour' })).toContainText(
      bakery.title,
    )
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
    await expect(card).toContainText('1 article,')

    await cards.getByRole('button', { name: 'Edit', exact: true }).click()
    await card.getByRole('button', { name: 'Edit Harbour' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Topic' })
    await expect(edit).toContainText('“Attic” leaves out what does not fit')
    await edit.getByLabel('Summarization instructions').fill('')
    await edit.getByRole('button', { name: 'Update Topic' }).click()
    await expect(card).toContainText('2 articles')
  } finally {
    await endpoint.close()
    await site.close()
  }
})
