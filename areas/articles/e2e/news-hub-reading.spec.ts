import type { Locator, Page } from '@playwright/test'
import { sampleArticles } from '#areas/articles/demo/articles.ts'
import { groupIntoFolders } from '#areas/articles/demo/folders.ts'
import { popularSources } from '#areas/sources/demo/popular-sources.ts'
import { expect, open, test, whenKeysWork } from '#e2e/demo-test.ts'

// Reading an article and adding a source in the demo, whose articles are known in advance.

const samples = sampleArticles(new Date())
const inFolders = [...groupIntoFolders(samples).values()].flat()

test.use({ hasClock: true })

test.beforeEach(async ({ page, demo }) => {
  await open(page, demo)
})

test.describe('an article', () => {
  test('[ARTICLE-004] shows its summary, which numerals do not cut up', async ({ page }) => {
    const [sample] = inFolders
    const article = await openFromFolder(page, sample!)
    await expect(article.locator('.article-deck p')).toHaveText(sample!.summary)
    await expect(article.getByRole('button', { name: /^Source 1,/ }).first()).toBeVisible()
  })

  test('[ARTICLE-006] names three sources and counts the others', async ({ page }) => {
    const many = inFolders.find(({ sourceCount }) => sourceCount > 3)!
    const article = await openFromFolder(page, many)
    const chips = article.locator('.source-chips li')
    await expect(chips).toHaveText([
      ...many.sources.slice(0, 3).map(({ name }) => new RegExp(name)),
      `+${many.sourceCount - 3} more`,
    ])
    const more = article.getByRole('button', { name: /^\+\d+ more sources$/ })
    await more.press('Enter')
    const fewer = article.getByRole('button', { name: 'Show fewer sources' })
    await expect(fewer).toBeFocused()
    await expect(fewer).toHaveAttribute('aria-expanded', 'true')
    await fewer.press('Enter')
    await expect(more).toBeFocused()
    await expect(chips).toHaveCount(4)
  })

  test('[ARTICLE-006] names all of few sources, without a remainder', async ({ page }) => {
    const few = inFolders.find(({ sourceCount }) => sourceCount <= 3)!
    const article = await openFromFolder(page, few)
    await expect(article.locator('.source-chips li')).toHaveCount(few.sourceCount)
    await expect(article.getByText(/^\+\d+ more$/)).toHaveCount(0)
  })

  test('[ARTICLE-007] has a picture where there is one, and a drawing in its place otherwise', async ({
    page,
  }) => {
    const pictured = await openFromFolder(
      page,
      inFolders.find(({ image }) => image)!,
    )
    await expect(pictured.locator('.article-picture img')).toHaveAttribute('src', /^https?:/)
    await page.keyboard.press('Escape')
    await expect(pictured).toBeHidden()

    const drawn = await openFromFolder(
      page,
      inFolders.find(({ image }) => !image)!,
    )
    await expect(drawn.locator('.article-picture img')).toHaveCount(0)
    await expect(drawn.locator('.article-picture svg')).toBeVisible()
  })

  test('[ARTICLE-010] says what it means for the reader only where it says something', async ({
    page,
  }) => {
    const noted = inFolders.find(({ meaningForYou }) => meaningForYou)!
    const withNote = await openFromFolder(page, noted)
    await expect(withNote.getByText('What this means for you')).toBeVisible()
    await expect(withNote.getByText(noted.meaningForYou!)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(withNote).toBeHidden()

    const without = await openFromFolder(
      page,
      inFolders.find((one) => !one.meaningForYou)!,
    )
    await expect(without.getByText('What this means for you')).toHaveCount(0)
  })

  test('shows a cited sentence in its place, one at a time', async ({ page }) => {
    const article = await openFromFolder(page, inFolders[0]!)
    const numerals = article.locator('.article-body').getByRole('button', { name: /^Source \d+,/ })
    await numerals.first().click()
    const proof = article.getByRole('complementary', { name: /^In the words of/ })
    const marked = await proof.locator('mark').textContent()
    const sentence = await article.locator('.article-body > p mark').allTextContents()
    expect(sentence.join('')).toBe(marked)

    await numerals.nth(1).click()
    await expect(proof).toHaveCount(1)
    await expect(numerals.first()).toHaveAttribute('aria-expanded', 'false')
    await proof.getByRole('button', { name: 'Close the source' }).click()
    await expect(proof).toHaveCount(0)
  })

  test('gives way to a related one, which begins at its beginning', async ({ page }) => {
    const article = await openFromFolder(page, inFolders[0]!)
    const related = article.locator('.related').getByRole('link').first()
    const title = (await related.textContent())!
    await related.click()
    await expect(article.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  })
})

test.describe('the search', () => {
  /** Finds an article of a folder whose summary has a word that no other sample has. */
  function findRareWord() {
    const texts = samples.map(({ title, summary }) => `${title} ${summary}`.toLowerCase())
    for (const article of inFolders) {
      const rare = article.summary
        .split(/[^a-z]+/i)
        .find(
          (word) =>
            word.length > 6 &&
            !article.title.toLowerCase().includes(word.toLowerCase()) &&
            texts.filter((text) => text.includes(word.toLowerCase())).length === 1,
        )
      if (rare) return { article, word: rare }
    }
    throw new Error('No summary of the samples has a word of its own')
  }

  test('[FEED-052] finds an article by a word of its summary, and no other', async ({ page }) => {
    const { article, word } = findRareWord()
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(word.toUpperCase())
    const feed = page.getByRole('region', { name: 'Your Feed', exact: true })
    const folders = feed.getByRole('heading', { level: 3 })
    await expect(folders).toHaveText([new RegExp(article.category)])
    await folders.getByRole('button').click()
    const found = feed.getByRole('list', { name: /^Articles in/ }).getByRole('listitem')
    await expect(found).toHaveCount(1)
    await expect(found.getByRole('link', { name: article.title })).toBeVisible()
    const isHeadline = samples
      .filter(({ category }) => category !== 'Breaking')
      .slice(0, 12)
      .includes(article)
    const headlines = page.getByRole('region', { name: 'Top Headlines' }).getByRole('listitem')
    await expect(headlines.getByRole('heading')).toHaveText(isHeadline ? [article.title] : [])
  })
})

test.describe(() => {
  test.use({ isFresh: true })

  test('[FEED-056] where no picture can be had, drawings take their places and nothing moves', async ({
    page,
    demo,
  }) => {
    const layout = () =>
      page.locator('main section, main li.focus-card').evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }),
      )
    await expect(page.locator('li.focus-card')).toHaveCount(6)
    const before = await layout()
    await page.route('https://images.unsplash.com/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: '' }),
    )
    await open(page, demo)
    await expect(page.locator('li.focus-card')).toHaveCount(6)
    await expect.poll(layout).toEqual(before)
    const broken = page.locator('main img')
    for (const image of await broken.all()) await expect(image).toBeHidden()
    await expect(page.locator('main .wire-photo path').first()).toBeAttached()
  })
})

test.describe('the keys of the feed', () => {
  test.beforeEach(({ page }) => whenKeysWork(page))

  test('keys of another alphabet count by their place', async ({ page }) => {
    const press = (key: string, code: string, shiftKey = false) =>
      page.evaluate(
        (pressed) => {
          const event = new KeyboardEvent('keydown', {
            ...pressed,
            bubbles: true,
            cancelable: true,
          })
          ;(document.activeElement ?? document.body).dispatchEvent(event)
        },
        { key, code, shiftKey },
      )
    const focused = page.locator('[data-headline]:focus')
    const all = await page.locator('[data-headline]').allTextContents()
    await press('о', 'KeyJ')
    await expect(focused).toHaveText(all[0]!)
    await press('о', 'KeyJ')
    await expect(focused).toHaveText(all[1]!)
    await press('л', 'KeyK')
    await expect(focused).toHaveText(all[0]!)
    await press('щ', 'KeyO')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await press(',', 'Slash', true)
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    // The dialog has its own shortcuts while it is open, and returns the focus when it closes.
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(focused).toHaveText(all[0]!)
    await press('.', 'Slash')
    await expect(page.getByRole('searchbox').first()).toBeFocused()
  })

  test('j and k walk through the headlines, o opens, Escape gives the place back', async ({
    page,
  }) => {
    const focused = page.locator('[data-headline]:focus')
    const all = await page.locator('[data-headline]').allTextContents()
    await page.keyboard.press('j')
    await expect(focused).toHaveText(all[0]!)
    await page.keyboard.press('j')
    await expect(focused).toHaveText(all[1]!)
    await page.keyboard.press('k')
    await expect(focused).toHaveText(all[0]!)
    await page.keyboard.press('o')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(focused).toHaveText(all[0]!)
  })

  test('/ goes to the search, where letters are letters', async ({ page }) => {
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await expect(search).toBeFocused()
    await page.keyboard.type('jko')
    await expect(search).toHaveValue('jko')
  })

  test.describe(() => {
    test.use({ reducedMotion: 'no-preference' })

    test('the arrows turn Breaking News', async ({ page }) => {
      const panel = page.getByRole('region', { name: 'Breaking News', exact: true })
      await panel.getByRole('button', { name: 'Pause' }).click()
      const first = await panel.getByRole('heading', { level: 3 }).textContent()
      await page.keyboard.press('ArrowRight')
      await expect(panel.getByRole('heading', { level: 3 })).not.toHaveText(first!)
      await page.keyboard.press('ArrowLeft')
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(first!)
    })
  })
})

test.describe('Add Feed', () => {
  test.beforeEach(async ({ page }) => {
    await page
      .getByRole('navigation', { name: 'Hub pages' })
      .getByRole('link', { name: 'Add Feed' })
      .click()
  })

  test('[TOOLS-029, TOOLS-048, TOOLS-049] can be sent when address and name are filled in', async ({
    page,
  }) => {
    const send = page.getByRole('button', { name: 'Add Feed', exact: true })
    await expect(page.getByLabel('Category')).toHaveValue('general')
    await expect(page.getByLabel('Update frequency')).toHaveValue('hourly')
    await expect(send).toBeDisabled()
    await page.getByLabel('Feed URL').fill('example.com')
    await expect(send).toBeDisabled()
    await page.getByLabel('Feed name').fill('Example')
    await expect(send).toBeEnabled()
    await page.getByLabel('Feed URL').fill('  ')
    await expect(send).toBeDisabled()
  })

  test('[TOOLS-007, TOOLS-024, TOOLS-055] a quick-add button says "Added" for two seconds', async ({
    page,
  }) => {
    const entries = page.getByRole('list', { name: 'Quick add' }).getByRole('listitem')
    await expect(entries).toHaveCount(6)
    const words = await entries.allInnerTexts()
    for (const [index, { name, address, category }] of popularSources.entries()) {
      expect(words[index]).toContain(name)
      expect(words[index]).toContain(address)
      expect(words[index]!.toLowerCase()).toContain(category)
    }
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const first = entries.first().getByRole('button')
    await first.click()
    await expect(first).toHaveText('Added')
    await expect(entries.nth(1).getByRole('button')).toHaveText('Add')
    await page.clock.runFor(1999)
    await expect(first).toHaveText('Added')
    await page.clock.runFor(1)
    await expect(first).toHaveText('Add')
  })

  test('a source is left only after the reader was asked', async ({ page }) => {
    const sources = page.getByRole('region', { name: 'Your sources' }).getByRole('listitem')
    await expect(sources.first()).toBeVisible()
    const count = await sources.count()
    const leave = sources.first().getByRole('button', { name: /^Unfollow/ })
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(sources).toHaveCount(count)
    await leave.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unfollow', exact: true }).click()
    await expect(sources).toHaveCount(count - 1)
  })
})

async function openFromFolder(
  page: Page,
  { category, title }: { category: string; title: string },
): Promise<Locator> {
  const folder = page.getByRole('region', { name: category, exact: true })
  const toggle = folder.getByRole('heading', { level: 3 }).getByRole('button')
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await folder.getByRole('link', { name: title, exact: true }).click()
  const article = page.getByRole('dialog')
  await expect(article.getByRole('heading', { level: 2, name: title })).toBeVisible()
  return article
}
