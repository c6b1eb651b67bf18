import type { Browser, Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { expect, open, test } from '#e2e/test.ts'

// Sites on the live server, from the questions to pages that visitors see.

// These tests have their own server, because the shared one does not listen for visitors of sites.
let hub: RunningHub

// Pages with frames of sites reload the document, so each test begins with a new browser context.
test.use({ isFresh: true })
test.beforeAll(async () => {
  hub = await startHub({ env: { APPS_PORT: '0' }, purpose: 'sites' })
})
test.afterAll(() => hub.stop())

const form = (page: Page) => page.getByRole('region', { name: 'Form' })
const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks', exact: true })
const heading = (page: Page) => form(page).getByRole('textbox', { name: 'Heading', exact: true })
const saved = (page: Page) => page.locator('.editing-bar').getByRole('status')
const shown = (page: Page) => page.frameLocator('iframe[title="The page"]')

/** Opens a page of a site as a new visitor. */
async function asStranger(browser: Browser, address: string, heading: string | RegExp) {
  const stranger = await browser.newContext()
  try {
    const page = await stranger.newPage()
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await stranger.cookies()).toEqual([])
  } finally {
    await stranger.close()
  }
}

/** Writes in the chat as a visitor, who gets the reader's answer without reloading the page. */
async function chat(page: Page, browser: Browser, address: string) {
  const stranger = await browser.newContext()
  try {
    const visitor = await stranger.newPage()
    await visitor.goto(new URL('chat', address).href)
    const words = visitor.getByRole('textbox', { name: 'Message' })
    const log = visitor.getByRole('log')
    const again = visitor.getByText('Please send it once more.')
    await words.fill('Is the terrace open?')
    await visitor.getByRole('button', { name: 'Start the chat' }).click()
    // The form may have to be sent twice, because the server suspects a visitor who is as fast as
    // this test. A third time with the same words would count as spam.
    await log.or(again).first().waitFor()
    if (await again.isVisible())
      await visitor.getByRole('button', { name: 'Start the chat' }).click()
    await expect(log).toContainText('Is the terrace open?')
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await page.getByRole('button', { name: /Is the terrace open/ }).click()
    await expect(page.getByText('The visitor is here')).toBeVisible()
    await page.getByRole('textbox', { name: 'Answer A visitor' }).fill('Until ten.')
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(log).toContainText('Until ten.')
    await words.fill('Thank you')
    await words.press('Enter')
    await expect(page.getByRole('list', { name: /^Messages/ })).toContainText('Thank you')
    expect(await stranger.cookies()).toEqual([])
  } finally {
    await stranger.close()
  }
}

/** Imports the posts of a file after its preview was shown. */
async function importPosts(page: Page) {
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByLabel('File with posts').setInputFiles({
    ...{ name: 'tide.md', mimeType: 'text/markdown' },
    buffer: Buffer.from('---\ntitle: High tide\n---\nAt noon.\n\n{{< map >}}'),
  })
  const brings = page.getByRole('region', { name: 'What the file brings' })
  await expect(brings).toContainText('1 shortcode is not imported')
  await expectNothingFound(page)
  await brings.getByRole('button', { name: 'Import 1 post' }).click()
  await expect(page.getByRole('list', { name: 'Posts' })).toContainText('High tide')
}

test('questions lead to a site that is edited, published, seen by strangers and rolled back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/website-builder/creation`)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour Café')
  await page.getByRole('textbox', { name: 'Email' }).fill('hello@cafe.example')
  await expectNothingFound(page)
  await page.keyboard.press('Enter')
  for (const choice of [/Restaurant/, /Solo/, /Informational/]) {
    await page.getByRole('radio', { name: choice }).check()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('checkbox', { name: /SEO/ }).check()
  await page.getByRole('checkbox', { name: /chat/i }).check()
  await page.getByRole('button', { name: 'Generate site blueprint' }).click()
  const list = page.getByRole('list', { name: 'Pages' }).getByRole('listitem')
  await expect(list.first()).toContainText('draft')
  await expectNothingFound(page)

  await list.first().getByRole('link').click()
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  await blocks(page)
    .getByRole('button', { name: /^Opening/ })
    .first()
    .click()
  await expect(heading(page)).toBeFocused()
  await heading(page).fill('Fish at the quay')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Fish at the quay')
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await heading(page).fill('Closed for the winter')
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Closed for the winter')

  await page.getByRole('link', { name: 'Back to the pages' }).click()
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('changed')
  const address = page
    .getByRole('region', { name: 'Publish' })
    .getByRole('link', { name: /localhost/ })
  const url = (await address.getAttribute('href'))!
  await asStranger(browser, url, 'Fish at the quay')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Visitors see the newest state of all pages.')).toBeVisible()
  await asStranger(browser, url, 'Closed for the winter')

  await page.getByRole('link', { name: 'Publications', exact: true }).first().click()
  const rows = page.getByRole('list', { name: 'Publications' }).getByRole('listitem')
  await expect(rows).toHaveText([/Publication 2.*live/, /Publication 1/])
  await expectNothingFound(page)
  await page.getByRole('button', { name: /^Show visitors again/ }).click()
  await expect(rows).toHaveText([/Publication 2/, /Publication 1.*live/])
  await asStranger(browser, url, 'Fish at the quay')
  await importPosts(page)
  await chat(page, browser, url)
})

test('by keyboard alone, a site is found, a page is built of blocks, and what was deleted comes back', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${emptyHub.address}/website-builder`)
  await expect(page.getByRole('heading', { name: 'No sites yet' })).toBeVisible()
  const made = await page.request.post(
    `${emptyHub.address}/api/website-builder/generateBlueprint`,
    {
      data: {
        ...{ industry: 'community', size: 'solo', purpose: 'informational', features: ['seo'] },
        about: {
          name: 'Rowing club',
          contact: { mail: '', phone: '', street: '', town: '', country: '' },
        },
      },
    },
  )
  expect(made.ok()).toBe(true)
  const sites = page.getByRole('list', { name: 'Sites' }).locator(':scope > li')
  await expect(sites).toHaveText([/Rowing club/])
  const press = async (name: string | RegExp, key = 'Enter') => {
    await page.getByRole('button', { name }).press(key)
  }
  const choose = async (name: string) => {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
    await page.getByRole('menuitem', { name, exact: true }).press('Enter')
  }
  await press('More actions for Rowing club')
  await choose('Delete')
  await expect(page.getByRole('heading', { name: 'No sites yet' })).toBeVisible()
  await press('Undo')
  await expect(sites).toHaveText([/Rowing club/])
  await expectNothingFound(page)

  await page.getByRole('link', { name: /^Edit/ }).press('Enter')
  await press('Add page')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Boats & crews')
  await expect(page.getByRole('textbox', { name: 'Path' })).toHaveValue('boats-crews')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Boats & crews' })).toBeVisible()

  for (const kind of ['opening', 'questions']) {
    await press('Add block')
    await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused()
    await page.keyboard.type(kind)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    await page.keyboard.type(`The ${kind}`)
  }
  const rows = blocks(page).getByRole('listitem')
  await expect(rows).toHaveText([/The opening/, /The questions/])
  await press('More actions for Opening, The opening')
  await choose('Move down')
  await expect(rows).toHaveText([/The questions/, /The opening/])
  await press('More actions for Questions and answers, The questions')
  await choose('Delete')
  await expect(rows).toHaveText([/The opening/])
  await heading(page).press('ControlOrMeta+z')
  await expect(rows).toHaveText([/The questions/, /The opening/])
  await press(/ to fill in$/)
  await expect(form(page).getByRole('textbox', { name: 'Question' })).toBeFocused()
  await expect(saved(page)).toHaveText('Saved')

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('tab', { name: 'Form' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Blocks', selected: true })).toBeFocused()
  await expect(form(page)).toBeHidden()
  await expectNothingFound(page)

  for (const part of ['plugins', 'domains', 'publications', 'settings']) {
    await open(page, `${emptyHub.address}/website-builder/manage/${part}`)
    await expect(page).toHaveURL(new RegExp(`/manage/site-[^/]+/${part}$`))
    await expect(page.getByRole('heading', { level: 2, name: 'Rowing club' })).toBeVisible()
    await expectNothingFound(page)
  }
  await expect(page.getByRole('radio', { name: /Harbor/ })).toBeVisible()
  await expectNothingFound(page)

  const parts = page.getByRole('navigation', { name: 'Parts of Rowing club' })
  await expect(parts.getByRole('link', { name: 'Domains' })).toHaveCount(0)
  await parts.getByRole('button', { name: 'Settings' }).press('Enter')
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await expect(parts.getByRole('button', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await parts.getByRole('link', { name: 'Domains' }).press('Enter')
  await expect(page).toHaveURL(/\/domains$/)
  await expect(parts.getByRole('button', { name: 'Domains' })).toBeVisible()
  await page.setViewportSize({ width: 1920, height: 800 })
  await expect(parts.getByRole('button')).toHaveCount(0)
  await expect(parts.getByRole('link', { name: 'Settings' })).toBeVisible()
})
