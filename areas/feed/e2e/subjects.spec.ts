import type { Page } from '@playwright/test'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { publish, rss, type Publisher } from '#e2e/played/publisher.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

const outlets = ['Harbour Gazette', 'Evening Courier', 'Pier Letter']
/** Reports in different words, because a copy of another report does not count. */
const words: Record<string, string> = {
  'Harbour Gazette':
    'The ferry Marta Lind is aground off Cape Oster. Captain Ilva Renn says that all 164 people are safe.',
  'Evening Courier':
    'With 164 people aboard, Marta Lind struck a shoal near Cape Oster this morning. Ilva Renn, her captain, called for tugs.',
  'Pier Letter':
    'Off Cape Oster the ferry Marta Lind waits aground for the tide. Nobody was hurt, captain Ilva Renn told us by radio.',
}
const ferryOf = (name: string) => ({
  title: `Ferry Marta Lind aground off Cape Oster, ${name} reports`,
  text: words[name]!,
})
const choir = {
  title: 'Village choir sings a lantern song at dawn',
  text: 'The village choir sang a lantern song at dawn. Nobody had asked for it.',
}
const rocket = {
  title: 'Rocket lifts a weather satellite into orbit from the launch pad',
  text: 'A rocket lifted a weather satellite into orbit from the launch pad on Monday.',
}

let publisher: Publisher
test.beforeAll(async () => {
  publisher = await publish({
    '/0.xml': rss(outlets[0]!, [ferryOf(outlets[0]!), choir]),
    '/1.xml': rss(outlets[1]!, [ferryOf(outlets[1]!), rocket]),
    '/2.xml': rss(outlets[2]!, [ferryOf(outlets[2]!)]),
  })
})
test.afterAll(() => publisher.close())

async function post(hub: RunningHub, operation: string, input: object): Promise<void> {
  const response = await fetch(`${hub.address}/api/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${operation} failed: ${await response.text()}`)
}

async function follow(hub: RunningHub): Promise<void> {
  const categories = ['general', 'science', 'business']
  for (const [nth, category] of categories.entries())
    await post(hub, 'sources/followSource', {
      address: publisher.privately(`/${nth}.xml`),
      category,
    })
  await expect
    .poll(async () => {
      const progress = await fetch(`${hub.address}/api/sources/getProgress`)
      return Object.values((await progress.json()) as Record<string, number | null>).filter(Boolean)
    })
    .toEqual([])
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('three outlets at once are breaking news, which settings narrow', async ({
  page,
  emptyHub,
}) => {
  await follow(emptyHub)
  await open(page, `${emptyHub.address}/news-hub/feed?customize=on`)
  const breaking = panel(page, 'Breaking News')
  await expect(breaking.getByRole('heading', { name: /Marta Lind/ })).toBeVisible()

  await page.getByRole('button', { name: 'Configure Headline Types' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configure Headline Types' })
  await expect(
    dialog.getByText('With none selected, all sources are used.', { exact: false }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Science' }).last().click()
  await dialog.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(dialog).toBeHidden()
  const headlines = panel(page, 'Top Headlines')
  await expect(headlines.getByText(rocket.title)).toBeVisible()
  await expect(headlines.getByText(choir.title)).toBeHidden()

  await page.getByRole('button', { name: 'Configure Breaking News' }).click()
  const own = page.getByRole('dialog', { name: 'Configure Breaking News' })
  await own.getByText('Priority', { exact: true }).click()
  await own.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(breaking.getByText('No breaking news right now.')).toBeVisible()

  await reload(page)
  await expect(headlines.getByText(choir.title)).toBeHidden()
  await page.getByRole('button', { name: 'Configure Breaking News' }).click()
  await own.getByRole('button', { name: 'Reset to Default' }).click()
  await own.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(breaking.getByRole('heading', { name: /Marta Lind/ })).toBeVisible()
})

test('an article names who and where it speaks of, and choosing one looks for it', async ({
  page,
  emptyHub,
}) => {
  await follow(emptyHub)
  await open(page, `${emptyHub.address}/news-hub/feed`)
  await panel(page, 'Breaking News')
    .getByRole('link', { name: /Marta Lind/ })
    .click()
  const article = page.getByRole('dialog', { name: 'Article' })
  const people = article.getByRole('group', { name: 'People' })
  await expect(people.getByRole('button', { name: 'Ilva Renn' })).toBeVisible()
  await article
    .getByRole('group', { name: 'Places' })
    .getByRole('button', { name: 'Cape Oster' })
    .click()
  await expect(article).toBeHidden()
  await expect(page).toHaveURL(/q=%22Cape(\+|%20)Oster%22/)
  const results = panel(page, 'Search results')
  await expect(results.getByText(/Marta Lind/).first()).toBeVisible()
  await expect(results.getByText(choir.title)).toBeHidden()

  await post(emptyHub, 'ai-settings/saveAiSettings', {
    ...((await (
      await fetch(`${emptyHub.address}/api/ai-settings/getAiSettings`)
    ).json()) as object),
    contentIntelligence: false,
  })
  await page.goBack()
  await expect(article.getByText(/164 people are safe/).first()).toBeVisible()
  await expect(people).toBeHidden()
})

test.describe(() => {
  // A source that nobody follows is refused.
  test.use({ expectsRefusals: true })

  test('keywords of a folder act on its articles and counts at once', async ({
    page,
    emptyHub,
  }) => {
    await follow(emptyHub)
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await page.getByRole('button', { name: 'Add feed' }).click()
    const finder = page.getByRole('dialog', { name: 'Follow Sources' })
    await finder.getByRole('tab', { name: 'By address' }).click()
    await expect(finder.getByRole('region', { name: 'Import OPML' })).toBeVisible()
    await page.keyboard.press('Escape')
    const culture = panel(page, 'Culture')
    const space = panel(page, 'Space')
    await expect(culture.getByText('1 new')).toBeVisible()
    await expect(space.getByText('1 new')).toBeVisible()

    await space.getByRole('button', { name: 'Edit folder Space' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Folder' })
    await expect(dialog.getByText('Every source')).toBeVisible()
    await dialog.getByPlaceholder('Add and press Enter').first().fill('lantern song')
    await dialog.getByPlaceholder('Add and press Enter').first().press('Enter')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(space.getByText('2 new')).toBeVisible()
    await expect(culture).toBeHidden()
    // The folder is one of the fullest, so it is open on a first visit.
    await expect(
      space.getByRole('list', { name: 'Articles in Space' }).getByText(choir.title),
    ).toBeVisible()

    await space.getByRole('button', { name: 'Edit folder Space' }).click()
    await dialog.getByPlaceholder('Add a source and press Enter').fill('The Void')
    await dialog.getByPlaceholder('Add a source and press Enter').press('Enter')
    await dialog.getByRole('button', { name: /Remove.*Every source/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('You follow no source called “The Void”')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(space.getByText('2 new')).toBeVisible()
  })
})
