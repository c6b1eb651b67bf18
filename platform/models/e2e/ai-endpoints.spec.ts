import { playEndpoint } from '#platform/models/server/played-endpoint.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { publish, rss } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

const ferry = 'Lantern ferry returns to Marlow Quay after winter repairs'
const ferryText =
  'The Lantern sailed into Marlow Quay on Monday with 214 passengers after the winter repairs. Her new engine was built in Tolland.'
const ferryElsewhere =
  'With 214 passengers the Lantern sailed into Marlow Quay on Monday, her winter repairs done. The harbour master Ada Brook rang the bell.'
const mill = 'Fire destroys the paper mill at Undercombe'
const millText =
  'A fire destroyed the paper mill at Undercombe on Tuesday night. Nobody was hurt, the fire brigade said.'

test.use({ viewport: { width: 1280, height: 800 } })

test('a reader brings an endpoint along: it writes, and where it lies the sources speak', async ({
  page,
  request,
  ownHub,
}) => {
  test.slow()
  const endpoint = await playEndpoint('wrong-key')
  const answers = {
    '/courier.xml': rss('The Quay Courier', [{ title: ferry, text: ferryText }]),
    '/observer.xml': rss('The Observer', [{ title: ferry, text: ferryElsewhere }]),
  }
  const site = await publish(answers)
  const ask = (operation: string, data: object) =>
    request.post(`${ownHub.address}/api/sources/${operation}`, { data })
  const hasArticle = async (id: number, words: string) =>
    expect
      .poll(async () =>
        (await page.request.get(`${ownHub.address}/api/articles/getArticle?id=${id}`)).text(),
      )
      .toContain(words)
  const article = page.getByRole('dialog', { name: 'Article' })
  const openArticle = (id: number) => open(page, `${ownHub.address}/news-hub/feed?article=${id}`)
  try {
    for (const path of Object.keys(answers)) {
      await ask('followSource', { address: `${site.origin}${path}` })
    }
    await hasArticle(1, '"sourceCount":2')

    await open(page, `${ownHub.address}/news-hub/ai-studio`)
    await page.getByRole('button', { name: 'Add endpoint' }).click()
    const form = page.getByRole('dialog', { name: 'Add an endpoint' })
    await form.getByLabel('Kind').selectOption('OpenAI-compatible')
    await form.getByLabel('Name').fill('Attic')
    await form.getByLabel('Address').fill(endpoint.address)
    await form.getByLabel('Key', { exact: true }).fill('sk-journey-1')
    await form.getByLabel('Model', { exact: true }).fill('small-1')
    await expectNothingFound(page)
    await form.getByRole('button', { name: 'Save endpoint' }).click()
    await expect(form).toBeHidden()

    const attic = page.getByRole('listitem', { name: 'Attic' })
    await expect(attic).toContainText('key stored')
    await attic.getByRole('button', { name: 'Test' }).click()
    await expect(attic).toContainText('does not accept the key (401)')
    endpoint.manner = 'honest'
    await attic.getByRole('button', { name: 'Test' }).click()
    await expect(attic).toContainText('small-1 answers.')
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('Model 1').fill('small-1')
    await page.getByLabel('Input', { exact: true }).fill('1000')
    await page.getByLabel('Output', { exact: true }).fill('2000')
    await page.getByRole('button', { name: 'Save limits and prices' }).click()
    await expect(page.getByText('Limits and prices saved')).toBeVisible()
    await expectNothingFound(page)

    await openArticle(1)
    await expect(
      article.getByText('Written by your endpoint “Attic” with the model small-1'),
    ).toBeVisible()
    await expect(article.locator('.article-deck')).toContainText('In all, ')
    await article
      .locator('.article-deck')
      .getByRole('button', { name: /^Source \d, The/ })
      .first()
      .click()
    const proof = article.getByRole('complementary', { name: /^In the words of/ })
    await expect(proof.locator('mark')).toHaveText(/214 passengers/)

    endpoint.manner = 'invents-facts'
    answers['/courier.xml'] = rss('The Quay Courier', [
      { title: ferry, text: ferryText },
      { title: mill, text: millText },
    ])
    await ask('refreshSources', {})
    await hasArticle(2, 'Undercombe')
    await openArticle(2)
    await expect(article.getByText(/Of 3 sentences by small-1, 0 passed the check/)).toBeVisible()
    await expect(article.getByText('None of it was written by an AI model.')).toBeVisible()
    await expect(article).not.toContainText('Vandermeer')
    await expect(article.getByRole('button', { name: 'Ask your endpoint again' })).toBeVisible()

    await open(page, `${ownHub.address}/news-hub/ai-studio`)
    const usage = page.getByRole('table', { name: 'Usage by day' })
    await expect(usage.getByRole('row').filter({ hasText: 'Summaries' })).toContainText('small-1')
    await expect(page.getByText(/^Today: [\d,]+ tokens, [\d.]+ USD\./)).toBeVisible()
    expect(await page.content()).not.toContain('sk-journey-1')

    // An empty field keeps the stored key, so there is a separate option to remove it.
    await attic.getByRole('button', { name: 'Change' }).click()
    const change = page.getByRole('dialog', { name: 'Change Attic' })
    await change.getByRole('switch', { name: 'Remove the stored key' }).click()
    await change.getByRole('button', { name: 'Save endpoint' }).click()
    await expect(attic).toContainText('no key')
  } finally {
    await endpoint.close()
    await site.close()
  }
})

test.describe('what cannot be saved', () => {
  test.use({ expectsRefusals: true })

  test('is said at its field, and keeps every word', async ({ page, emptyHub }) => {
    await open(page, `${emptyHub.address}/news-hub/ai-studio`)
    await page.getByRole('button', { name: 'Add endpoint' }).click()
    const form = page.getByRole('dialog', { name: 'Add an endpoint' })
    const model = form.getByLabel('Model', { exact: true })
    await form.getByLabel('Name').fill('Attic')
    await form.getByRole('button', { name: 'Save endpoint' }).click()
    await expect(model).toHaveAccessibleDescription(/Enter the name of a model/)
    await expect(model).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Name')).toHaveValue('Attic')
    await expect(form.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
    await expectNothingFound(page)
    await model.fill('small-1')
    await expect(model).not.toHaveAttribute('aria-invalid')
    await form.getByRole('button', { name: 'Cancel' }).click()

    const output = page.getByLabel('Output', { exact: true })
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('Model 2').fill('small-1')
    await output.last().fill('cheap')
    await output.last().press('Enter')
    await expect(output.last()).toHaveAccessibleDescription('Enter a number, such as 2.50')
    await output.last().fill('-1')
    await output.last().press('Enter')
    await expect(output.last()).toHaveAccessibleDescription('Enter 0 or more')
    await expect(output.first()).not.toHaveAttribute('aria-invalid')
    await output.last().fill('1,5')
    await output.last().press('Enter')
    await expect(page.getByText('Limits and prices saved')).toBeVisible()
  })
})
