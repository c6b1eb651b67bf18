import type { Locator, Page } from '@playwright/test'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { publishSources, type PlayedSources } from '#e2e/played/played-sources.ts'
import { everyCategory } from '#engine/categories/categories.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

const SOURCES = '/news-hub/sources'

const foldersOfFeed = everyCategory.filter((folder) => folder !== 'Breaking')

const naughtyNames = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE sources;--",
  'الجريدة اليومية للميناء والمدينة القديمة',
  '\u202Etext that runs backwards',
  'Ein außerordentlich langer Zeitungsname, der sich über mehrere Zeilen erstreckte, ließe man ihn nur',
  'x'.repeat(180),
  '{{7*7}} ${7*7} %s %n',
  '🏴‍☠️👩‍👩‍👧‍👦 Weekly',
  '../../etc/passwd',
  '田中さんにあげて下さい',
  'null',
]

test.describe('the Sources screen', () => {
  let played: PlayedSources
  test.beforeEach(async ({ emptyHub }) => {
    played = await publishSources()
    await played.follow(emptyHub)
  })
  test.afterEach(() => played.close())

  test('says of each source how it is doing, and lets a failing one be retried', async ({
    page,
    emptyHub,
  }) => {
    await openSources(page, emptyHub)
    await expect(line(page, 'Harbour Gazette')).toContainText('Working')
    // The feed lists only the entries of today, so its weekly rate is a minimum.
    await expect(line(page, 'Harbour Gazette')).toContainText('1+')
    await expect(line(page, 'Quay Bulletin')).toContainText('Silent')
    await expect(line(page, 'Quay Bulletin')).toContainText('it usually publishes')
    await expect(
      line(page, 'Quay Bulletin').getByRole('img', { name: /Entries of the last 12 weeks/ }),
    ).toBeVisible()

    played.fail('gazette')
    await act(page, 'Harbour Gazette', 'Retry now')
    await expect(line(page, 'Harbour Gazette')).toContainText('Failing')
    await expect(tab(page)).toContainText('2 need attention')
    const cut = await line(page, 'Harbour Gazette')
      .locator('.source-second')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut).toBe(0)

    await line(page, 'Harbour Gazette')
      .getByRole('button', { name: 'Harbour Gazette', exact: true })
      .click()
    await expect(page.getByText('has a server error (500)').last()).toBeVisible()
    // A source's categories are the folders of the feed, under the reader's names for them.
    const category = page.getByLabel('Category')
    await expect(category.locator('option')).toHaveText([...foldersOfFeed])
    await category.selectOption('Cybersecurity')
    await expect(category).toHaveValue('Cybersecurity')
    await expect(page.getByText('No action needed yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See its articles' })).toHaveAttribute(
      'href',
      /\/news-hub\/feed\?source=/,
    )
    await expect(page.getByRole('listitem').filter({ hasText: 'Failed' })).toBeVisible()

    played.work('gazette')
    await page.getByRole('button', { name: 'Retry now' }).click()
    await expect(line(page, 'Harbour Gazette')).toContainText('Working')
    await expect(page.getByRole('listitem').filter({ hasText: 'Worked again' })).toBeVisible()

    played.end('gazette')
    await act(page, 'Harbour Gazette', 'Retry now')
    await expect(line(page, 'Harbour Gazette')).toContainText('Ended')
  })

  test('narrows by chips and search, and sorts', async ({ page, emptyHub }) => {
    await openSources(page, emptyHub)
    await page.getByRole('button', { name: 'Silent 1' }).click()
    await expect(lines(page)).toHaveCount(1)
    await expect(page).toHaveURL(/show=silent/)
    await page.getByRole('button', { name: /^All/ }).click()
    await page.getByLabel('Search sources').fill('pier')
    await expect(lines(page)).toHaveCount(1)
    await page.getByLabel('Search sources').fill('nowhere')
    await expect(page.getByText('No sources match “nowhere”.')).toBeVisible()
    await page.getByLabel('Search sources').fill('')

    await page.getByRole('button', { name: 'Per week' }).click()
    await expect(page.getByRole('columnheader', { name: 'Per week' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(lines(page).first()).toContainText('Quay Bulletin')
  })

  test('pauses: a paused source is not fetched until it is resumed', async ({ page, emptyHub }) => {
    await openSources(page, emptyHub)
    await act(page, 'Harbour Gazette', 'Pause')
    await expect(line(page, 'Harbour Gazette')).toContainText('Paused')
    const before = played.visits('gazette')
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await expect.poll(() => played.visits('pier')).toBeGreaterThan(1)
    expect(played.visits('gazette')).toBe(before)
    await act(page, 'Harbour Gazette', 'Resume')
    await expect(line(page, 'Harbour Gazette')).toContainText('Working')
    await expect.poll(() => played.visits('gazette')).toBeGreaterThan(before)
  })

  test('mutes: its articles leave the feed and come back', async ({ page, emptyHub }) => {
    await open(page, `${emptyHub.address}/news-hub/feed`)
    const headline = page.getByRole('button', { name: /Lantern ferry/ }).first()
    await expect(headline).toBeVisible()

    await openSources(page, emptyHub)
    await act(page, 'Harbour Gazette', 'Mute')
    await expect(line(page, 'Harbour Gazette')).toContainText('Muted')
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await expect(
      page
        .getByRole('button', { name: /Pier Letter/ })
        .or(page.getByText('A crane for the pier'))
        .first(),
    ).toBeVisible()
    await expect(headline).toBeHidden()

    await openSources(page, emptyHub)
    await act(page, 'Harbour Gazette', 'Unmute')
    await expect(line(page, 'Harbour Gazette')).not.toContainText('Muted')
    await act(page, 'Harbour Gazette', 'Mute for a week')
    await expect(line(page, 'Harbour Gazette')).toContainText('Muted')
    await act(page, 'Harbour Gazette', 'Unmute')
    await expect(line(page, 'Harbour Gazette')).not.toContainText('Muted')
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await expect(headline).toBeVisible()
  })

  test('keeps articles of a source or a folder for as long as is chosen, and shows the newest', async ({
    page,
    emptyHub,
  }) => {
    await openSources(page, emptyHub)
    await act(page, 'Pier Letter', 'Move to folder')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New folder inside it').fill('Letters')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect(dialog).toBeHidden()
    await line(page, 'Pier Letter')
      .getByRole('button', { name: 'Pier Letter', exact: true })
      .click()
    const keep = page.getByLabel('Keep its articles')
    const ofFolder = page.getByLabel('Keep articles of the folder Letters')
    const show = page.getByLabel('Show of it')
    const apart = page.getByLabel('Tell its entries apart by')
    await keep.selectOption('7 days')
    await expect(keep).toHaveValue('7')
    await ofFolder.selectOption('Forever')
    await expect(ofFolder).toHaveValue('-1')
    await show.selectOption('The newest 3 entries')
    await expect(show).toHaveValue('3')
    await apart.selectOption('Link alone')
    await expect(apart).toHaveValue('link')
    await expectNothingFound(page)
    await reload(page)
    await expect(keep).toHaveValue('7')
    await expect(ofFolder).toHaveValue('-1')
    await expect(show).toHaveValue('3')
    await expect(apart).toHaveValue('link')
    await keep.selectOption('As its folder')
    await expect(keep).toHaveValue('')
  })

  test('renames, moves and deletes; undo brings name and folder back', async ({
    page,
    emptyHub,
  }) => {
    await openSources(page, emptyHub)
    await act(page, 'Pier Letter', 'Rename')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Letters from the pier')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await act(page, 'Letters from the pier', 'Move to folder')
    await dialog.getByLabel('New folder inside it').fill('Coast / West')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByRole('rowheader', { name: 'Coast / West 1' })).toBeVisible()

    await act(page, 'Letters from the pier', 'Delete')
    await expect(line(page, 'Letters from the pier')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page, 'Letters from the pier')).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Coast / West 1' })).toBeVisible()
  })

  test.describe('with input that cannot be saved', () => {
    test.use({ expectsRefusals: true })

    test('says at its field that the name is missing, and renames once it is given', async ({
      page,
      emptyHub,
    }) => {
      await openSources(page, emptyHub)
      await act(page, 'Pier Letter', 'Rename')
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel('Name')
      await name.fill(' ')
      await name.press('Enter')
      await expect(name).toHaveAccessibleDescription(/Give the source a name/)
      await name.fill('Letters')
      await expect(name).not.toHaveAttribute('aria-invalid')
      await name.press('Enter')
      await expect(line(page, 'Letters')).toBeVisible()
    })

    test('changes an address, and says what is wrong with one that holds no feed', async ({
      page,
      emptyHub,
    }) => {
      await openSources(page, emptyHub)
      await act(page, 'Pier Letter', 'Change address')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('New address').fill(`${played.origin}/shop`)
      await dialog.getByRole('button', { name: 'Change address' }).click()
      await expect(dialog.getByText(/is a web page without a feed link/)).toBeVisible()
      await dialog.getByLabel('New address').fill(`${played.origin}/moved.xml`)
      await dialog.getByLabel('New address').press('Enter')
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Pier Letter', exact: true }).click()
      await expect(page.getByText(`${played.origin}/moved.xml`, { exact: true })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'Moved from' })).toContainText(
        '/pier.xml',
      )
    })
  })

  test('keeps headers of the reader sealed, and says that they are sent', async ({
    page,
    emptyHub,
  }) => {
    await openSources(page, emptyHub)
    await act(page, 'Pier Letter', 'Request headers')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Other headers').fill('no header')
    await expect(dialog.getByText(/Line 1 must be a name and a value/)).toBeVisible()
    await dialog.getByLabel('Other headers').fill('')
    await dialog.getByLabel('Cookie').fill('berth=7')
    await dialog.getByRole('button', { name: 'Save headers' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => played.cookie('pier')).toBe('berth=7')

    await page.getByRole('button', { name: 'Pier Letter', exact: true }).click()
    await expect(page.getByText('Custom headers sent')).toBeVisible()
    expect(await page.content()).not.toContain('berth=7')
    await act(page, 'Pier Letter', 'Request headers')
    await expect(dialog.getByLabel('Cookie')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Remove headers' }).click()
    await expect(page.getByText('No custom headers')).toBeVisible()
  })

  for (const width of [390, 1280]) {
    test(`has room for any names of sources and folders, at ${width} px`, async ({
      page,
      emptyHub,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await played.list(emptyHub, naughtyNames)
      await open(page, emptyHub.address + SOURCES)
      await expect(lines(page)).toHaveCount(3 + naughtyNames.length)
      for (const name of naughtyNames) {
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
      }
      await line(page, naughtyNames[0]!).getByRole('button', { expanded: false }).first().click()
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }

  test('changes several sources at once, also on a phone', async ({ page, emptyHub }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSources(page, emptyHub)
    await page.getByLabel('Select all shown').check()
    const chosen = page.getByRole('group', { name: 'Chosen sources' })
    await expect(chosen).toContainText('3 sources chosen')
    await chosen.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Paused 3' })).toBeVisible()
    await chosen.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('You are not following any sources yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Paused 3' })).toBeVisible()
  })

  test('is reached from Add Feed, and from the line over the feed', async ({ page, emptyHub }) => {
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await page.getByRole('link', { name: '1 source needs attention' }).click()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await open(page, `${emptyHub.address}/news-hub/add-feed`)
    await page.getByRole('link', { name: 'Source health' }).click()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  })

  test('works with the keyboard alone', async ({ page, emptyHub }) => {
    await openSources(page, emptyHub)
    const name = page.getByRole('button', { name: 'Pier Letter', exact: true })
    await name.focus()
    await page.keyboard.press('Enter')
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Actions for Pier Letter' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Retry now' })).toBeVisible()
    await page.keyboard.press('r')
    await page.keyboard.press('e')
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Rename source' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a hub without a source says how to begin', async ({ page, emptyHub }) => {
  await open(page, emptyHub.address + SOURCES)
  await expect(page.getByText('You are not following any sources yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add a feed' }).click()
  await expect(page).toHaveURL(/add-feed/)
})

test.describe(() => {
  test.use({ opensDemo: true })

  test('the demo has no such page', async ({ page, demo }) => {
    await open(page, demo)
    await expect(page.getByRole('navigation', { name: 'Hub pages' })).not.toContainText('Sources')
  })
})

async function openSources(page: Page, hub: RunningHub): Promise<void> {
  await open(page, hub.address + SOURCES)
  await expect(lines(page).first()).toBeVisible()
}

function lines(page: Page): Locator {
  return page.getByRole('table', { name: 'Sources' }).locator('tr.source-line')
}

function line(page: Page, name: string): Locator {
  return lines(page).filter({ has: page.getByRole('button', { name, exact: true }) })
}

function tab(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Hub pages' }).getByRole('link', { name: /Sources/ })
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
