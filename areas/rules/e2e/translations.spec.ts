import { playEndpoint } from '#platform/models/server/played-endpoint.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

const swedish =
  'Marigold gick på grund i natt med 214 personer ombord. Norrby skickade båtar som förde alla i land.'
const english =
  'Marigold ran aground last night with 214 people on board. Norrby sent boats that brought everyone ashore.'

test.use({ viewport: { width: 1280, height: 800 } })

// The reader has to be an owner, because only for owners are endpoints in the private network
// requested.
test('a rule that translates says that it needs an endpoint, and adds a summary below the original', async ({
  page,
  request,
  ownHub,
}) => {
  test.slow()
  const endpoint = await playEndpoint()
  endpoint.translationOf = () => english
  const item = { title: 'Färjan Marigold på grund', text: swedish }
  const site = await publish({ '/feed.xml': rss('Norrby Tidende', [item]) })
  const ask = (operation: string, data: object) =>
    request.post(`${ownHub.address}/api/${operation}`, { data })
  try {
    await ask('sources/followSource', { address: `${site.origin}/feed.xml` })
    await expect
      .poll(async () => (await request.get(`${ownHub.address}/api/feed/getHub`)).json())
      .toMatchObject({ hasArticle: true })

    await open(page, `${ownHub.address}/news-hub/rules`)
    await page.getByRole('button', { name: 'New rule' }).click()
    const form = page.getByRole('dialog', { name: 'New rule' })
    await form.getByLabel('Name').fill('Translate the coast')
    await form.getByLabel('Words or phrases').fill('Marigold')
    await form.getByLabel('Words or phrases').press('Enter')
    await form.getByLabel('Action type').selectOption('Translate the summary')
    await form.getByLabel('Language').selectOption('English')
    await expect(form).toContainText('Translations need an AI endpoint')
    await expectNothingFound(page)
    await form.getByRole('button', { name: 'Save without turning on' }).click()
    const rule = page.getByRole('listitem').filter({ hasText: 'Translate the coast' })
    await expect(rule).toContainText('Add an English translation of its summary')
    await rule.getByRole('switch').click()
    const dialog = page.getByRole('dialog', { name: /^Switch on/ })
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    await expect(rule.getByRole('switch')).toBeChecked()
    await expect(rule).toContainText('Translations need an AI endpoint')
    await expect(rule.getByRole('link', { name: 'add an endpoint' })).toHaveAttribute(
      'href',
      '/news-hub/ai-studio',
    )

    await ask('ai-endpoints/saveEndpoint', {
      kind: 'openai',
      name: 'Attic',
      address: endpoint.address,
      model: 'small-1',
      fastModel: '',
      thoroughModel: '',
    })
    await expect(rule).not.toContainText('Translations need an AI endpoint')

    await open(page, `${ownHub.address}/news-hub/feed?article=1`)
    const article = page.getByRole('dialog', { name: 'Article' })
    const translation = article.getByRole('region', { name: 'Translation' })
    // When the article is opened, the endpoint writes its summary, which is then translated.
    await expect(article.locator('.article-deck')).toContainText('In all, Marigold')
    await expect(translation.getByText(english)).toHaveAttribute('lang', 'en')
    await expect(translation).toContainText('for your rule “Translate the coast”')
    await expectNothingFound(page)
  } finally {
    await endpoint.close()
    await site.close()
  }
})
