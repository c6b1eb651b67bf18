import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

// What the first load leaves for later, in the demo: its focus cards follow when the rest works.

const program = /\/assets\/lower-.*\.js$/

/** Keeps the program back until the function it gives is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(program, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

test('what is pressed before its program has come is done as soon as it is there', async ({
  page,
  hub,
}) => {
  const letGo = await holdProgram(page)
  await open(page, `${hub.address}/demo`)
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: 'Add topic' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('in a time zone of its own', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('what the server drew stays in view until its program comes', async ({ page, hub }) => {
    const letGo = await holdProgram(page)
    await open(page, `${hub.address}/demo`)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { name: /Focus Cards/ })).toBeVisible()
    letGo()
  })
})

test('every icon of the first page is drawn', async ({ page, hub }) => {
  await open(page, `${hub.address}/demo`)
  const icons = page.getByRole('banner').locator('svg.lucide').filter({ visible: true })
  expect(await icons.count()).toBeGreaterThan(2)
  const empty = await icons.evaluateAll((all) =>
    all
      .map((icon) => (icon.querySelector('use') as SVGUseElement).getBBox())
      .filter(({ width, height }) => width === 0 && height === 0),
  )
  expect(empty).toEqual([])
})

test('a panel whose code comes later does what was pressed on it', async ({ page, hub }) => {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/LiveRules-.*\.js$/, async (route) => {
    await isLetGo
    await route.continue()
  })
  await open(page, `${hub.address}/news-hub/rules`)
  await page.getByRole('button', { name: 'Use Archive over 30 days' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is pressed before the page works is done once it does', async ({ page, hub }) => {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/(?!begin).*\.js$/, async (route) => {
    await isLetGo
    await route.continue()
  })
  await page.goto(`${hub.address}/news-hub/feed`)
  await page.getByRole('button', { name: 'Add Feed' }).click()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Follow Sources' })).toBeVisible()
})
