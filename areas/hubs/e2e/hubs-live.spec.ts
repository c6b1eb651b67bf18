import type { Page } from '@playwright/test'
import { addHub } from '#e2e/hubs/add-hub.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// The hubs of the live server: their members narrow the feed, and they persist.

// The server refuses requests for a deleted hub.
test.use({ expectsRefusals: true })

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const viewport of sizes) {
  test(`[SHELL-021] a hub of two sources shows theirs alone, at an address of its own, at ${viewport.width} px`, async ({
    page,
    newsHub: hub,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, `${hub.address}/news-hub/feed`)
    await addHub(page, 'Harbour <i>news</i>')
    await expect(page.getByText('Nothing belongs to Harbour <i>news</i> yet')).toBeVisible()
    await expect(page).toHaveURL(/\/news-hub\/feed\/harbour-i-news-i(-\d+)?($|\?)/)

    await page.getByRole('button', { name: 'Choose what belongs here' }).click()
    const dialog = page.getByRole('dialog', { name: 'What belongs to Harbour <i>news</i>' })
    const boxes = dialog.getByRole('list').getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    const names = await dialog.getByRole('list').locator('label').allInnerTexts()
    const members = names.slice(0, 2)
    await expect(dialog.getByRole('list').locator('.mark')).toHaveCount(names.length)
    for (const nth of [0, 1]) {
      await boxes.nth(nth).check()
      await expect(dialog.getByRole('tab', { name: `Sources ${nth + 1}` })).toBeVisible()
    }
    await expectNothingFound(page)
    await dialog.getByLabel('Search sources').fill(members[0]!)
    await expect(boxes).toHaveCount(1)
    await dialog.getByRole('tab', { name: 'Folders' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Technology', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.goto(`${page.url().split('?')[0]}?filter=top&view=synth&time=year`)
    await expectArticlesOf(page, members)
    await reload(page)
    await expectArticlesOf(page, members)
    await expect(head(page)).toHaveText('Harbour <i>news</i>')
    await expectNothingFound(page)

    // The page is rendered by the server before any script runs.
    const drawn = await (await page.request.get(page.url())).text()
    expect(drawn).toContain('Harbour &lt;i&gt;news&lt;/i&gt;')

    const address = page.url()
    await rename(page, 'The <b>Quay</b>')
    await addHub(page)
    await expect(head(page)).toHaveText(/^Custom Hub \d+$/)
    const second = await head(page).innerText()
    await expect(page.getByText(`Nothing belongs to ${second} yet`)).toBeVisible()
    await page.goBack()
    await expect(head(page)).toHaveText('The <b>Quay</b>')
    await expectArticlesOf(page, members)
    await page.goForward()
    await expect(head(page)).toHaveText(second)
    await remove(page)
    await expect(head(page)).toHaveText('News Hub')

    // The last choices in the hub also appear in another tab.
    const other = await page.context().newPage()
    await other.setViewportSize(viewport)
    await open(other, address.split('?')[0]!)
    await expect(other).toHaveURL(/filter=top/)
    await expectArticlesOf(other, members)
    await other.close()

    await page.goto(address)
    await expect(head(page)).toHaveText('The <b>Quay</b>')
    await page.locator('html[data-hydrated]').waitFor()
    await remove(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(head(page)).toHaveText('The <b>Quay</b>')
    await expectArticlesOf(page, members)
    await remove(page)
    await expect(head(page)).toHaveText('News Hub')
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This hub no longer exists' })).toBeVisible()
  })
}

const head = (page: Page) => page.locator('.hub-name')

/** Expects that each visible article names one of the sources. */
async function expectArticlesOf(page: Page, members: readonly string[]) {
  const briefings = page.locator('.briefing')
  await expect(briefings.first()).toBeVisible()
  for (const sources of await page.locator('.briefing-sources').allInnerTexts())
    expect(
      members.some((name) => sources.includes(name)),
      sources,
    ).toBe(true)
}

async function openMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Hub settings' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function rename(page: Page, name: string) {
  await openMenu(page, 'Rename')
  await page.getByLabel('Update hub name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(head(page)).toHaveText(name)
}

async function remove(page: Page) {
  await openMenu(page, 'Delete')
}
