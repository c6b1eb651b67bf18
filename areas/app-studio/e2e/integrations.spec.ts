import type { Page } from '@playwright/test'
import { expectNothing, settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The integrations of a project as the second specification document draws them, played in the demo.

const panel = (page: Page) => page.getByRole('region', { name: 'Integrations', exact: true })
const category = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: string) =>
  panel(page)
    .locator('.integration')
    .filter({ has: page.getByRole('button', { name, exact: true }) })

async function openIntegrations(page: Page, demo: string): Promise<void> {
  await open(page, `${demo}/build-software`)
  await page.getByRole('button', { name: 'Berth Planner' }).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await page
    .getByRole('tablist', { name: 'Berth Planner' })
    .getByRole('tab', { name: 'Integrations' })
    .click()
  await expect(page.getByRole('button', { name: 'Add Integration' })).toBeVisible()
}

async function openMap(page: Page, demo: string): Promise<void> {
  await openIntegrations(page, demo)
  await page.getByRole('radio', { name: 'Map' }).check()
  await expect(page.getByText('Project Core')).toBeVisible()
}

test.describe('the list of integrations', () => {
  test.use({ hasClock: true })

  test.beforeEach(async ({ page, demo, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openIntegrations(page, demo)
  })

  test('[STUDIO-039, STUDIO-041, STUDIO-077] is searched, and is not added to', async ({
    page,
  }) => {
    await expectNothing(page, () => page.getByRole('button', { name: 'Add Integration' }).click(), {
      mayToast: true,
    })

    const search = page.getByRole('searchbox', { name: 'Search integrations' })
    await search.fill('tide')
    await expect(panel(page).locator('.integration h4')).toHaveText(['Tide tables'])
    await search.fill('zzzz')
    await expect(panel(page).locator('.integration')).toHaveCount(0)
    await expect(page.getByText('No integrations found', { exact: true })).toBeVisible()
    await search.fill('')
    await expect(panel(page).locator('.integration')).toHaveCount(8)
  })

  test('[STUDIO-075, STUDIO-076, STUDIO-121, STUDIO-122, DATA-053] has open categories and closed cards', async ({
    page,
  }) => {
    const heads = panel(page).getByRole('heading', { level: 3 }).getByRole('button')
    await expect(heads).toHaveCount(6)
    for (const head of await heads.all())
      await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page).locator('.integration-details')).toHaveCount(0)

    const postgres = card(page, 'PostgreSQL')
    await expect(postgres.getByText('2 keys', { exact: true })).toBeVisible()
    await expect(postgres.getByText('3 connections', { exact: true })).toBeVisible()
    await postgres.getByRole('button', { name: 'PostgreSQL' }).click()
    await expect(postgres).toContainText('Berths, ships and every promise')
    await expect(postgres).toContainText('0.02%')
    await expect(panel(page).locator('.integration-details')).toHaveCount(1)

    const data = category(page, 'Data')
    await data.getByRole('heading', { level: 3 }).getByRole('button').click()
    await expect(data.locator('.integration')).toHaveCount(0)
    await expect(panel(page).locator('.integration')).toHaveCount(5)
  })

  test('[STUDIO-107, STUDIO-108, STUDIO-109] keeps credentials to itself, and lets them be copied', async ({
    page,
  }) => {
    await card(page, 'Port Pass').getByRole('button', { name: 'Port Pass' }).click()
    const credentials = page.getByRole('list', { name: 'Credentials of Port Pass' })
    const [plain, secret] = await credentials.getByRole('listitem').all()
    await expect(plain!.locator('code')).toHaveText('berth-planner')
    await expect(plain!.getByRole('button')).toHaveCount(1)
    const value = 'sample-lanyard-0b5e-gangway-17'
    await expect(secret!.locator('code')).not.toHaveText(value)
    await secret!.getByRole('button', { name: 'Show PASS_CLIENT_SECRET' }).click()
    await expect(secret!.locator('code')).toHaveText(value)
    await secret!.getByRole('button', { name: 'Hide PASS_CLIENT_SECRET' }).click()
    await expect(secret!.locator('code')).not.toHaveText(value)

    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const copy = secret!.getByRole('button', { name: 'Copy PASS_CLIENT_SECRET' })
    const copied = secret!.getByRole('button', { name: 'Copied' })
    await copy.click()
    await expect(copied.locator('.lucide-check')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    await page.clock.runFor(1999)
    await expect(copied).toBeVisible()
    await page.clock.runFor(1)
    await expect(copy.locator('.lucide-copy')).toBeVisible()
    await expect(copied).toHaveCount(0)
  })
})

test.describe('the map of integrations', () => {
  const world = (page: Page) => page.locator('.map-world')
  const node = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Map', exact: true }).getByRole('button', { name })
  const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' })

  test('[STUDIO-040, STUDIO-078, STUDIO-079, STUDIO-082, STUDIO-084, STUDIO-120] shows the project amid its integrations', async ({
    page,
    demo,
  }) => {
    await openMap(page, demo)
    await expect(panel(page).locator('.integration')).toHaveCount(0)
    const canvas = (await page.locator('.map-canvas').boundingBox())!
    expect(canvas.height).toBe(600)
    const core = (await page.getByText('Project Core').boundingBox())!
    expect(core.x + core.width / 2).toBeCloseTo(canvas.x + canvas.width / 2, 0)
    await expect(page.locator('.map-node')).toHaveCount(8)
    const places = await page.locator('.map-node').evaluateAll(placesInMap)
    expect(places.map(({ radius }) => radius)).toEqual([200, 240, 200, 240, 200, 240, 200, 240])
    expect(places.map(({ degrees }) => degrees)).toEqual([0, 45, 90, 135, 180, 225, 270, 315])
    await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
      'Healthy',
      'Warning',
      'Error',
      'Data flows',
      'Broken',
      'Inactive',
    ])

    await page.getByRole('searchbox', { name: 'Search integrations' }).fill('zzzz')
    await expect(page.getByText('No integrations to display', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search integrations' }).fill('')
    await page.getByRole('radio', { name: 'List' }).check()
    await expect(panel(page).locator('.integration')).toHaveCount(8)
    await expect(page.locator('.map-canvas')).toHaveCount(0)
  })

  test.describe(() => {
    test.use({ hasClock: true, reducedMotion: 'no-preference' })

    test('[STUDIO-080] lets data run along its lines', async ({ page, demo }) => {
      await openMap(page, demo)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      const flow = page.locator('.map-flow')
      const step = async () => Number(await flow.getAttribute('data-step'))
      const start = await step()
      const at = await flow.locator('circle').first().getAttribute('cy')
      await page.clock.runFor(50)
      await expect.poll(step).toBe((start + 1) % 100)
      expect(await flow.locator('circle').first().getAttribute('cy')).not.toBe(at)
      await page.clock.runFor(4950)
      await expect.poll(step).toBe(start)
    })
  })

  test('stands still for those who asked for that', async ({ page, demo }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openMap(page, demo)
    await settle(page)
    await expect(page.locator('.map-flow')).toHaveAttribute('data-step', '0')
  })

  test('[STUDIO-081, STUDIO-110, STUDIO-119] is zoomed, moved and put back', async ({
    page,
    demo,
  }) => {
    await openMap(page, demo)
    const zoomIn = page.getByRole('button', { name: 'Zoom in' })
    const zoomOut = page.getByRole('button', { name: 'Zoom out' })
    await zoomIn.click()
    await expect(zoom(page)).toHaveText('120%')
    await zoomOut.click()
    await expect(zoom(page)).toHaveText('100%')
    for (let click = 0; click < 10; click += 1) await zoomIn.click()
    await expect(world(page)).toHaveAttribute('transform', 'translate(0 0) scale(2)')

    await page.locator('.map-canvas').scrollIntoViewIfNeeded()
    const box = (await page.locator('.map-canvas').boundingBox())!
    const [x, y] = [box.x + 20, box.y + 560]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y - 40, { steps: 4 })
    await page.mouse.up()
    await page.mouse.move(x, y)
    await expect(world(page)).toHaveAttribute('transform', 'translate(60 -40) scale(2)')
    await page.getByRole('button', { name: 'Reset the view' }).click()
    await expect(world(page)).toHaveAttribute('transform', 'translate(0 0) scale(1)')
    await expect(zoom(page)).toHaveText('100%')

    for (let click = 0; click < 20; click += 1) await zoomOut.click()
    await expect(zoom(page)).toHaveText('50%')
  })

  test('[STUDIO-083, STUDIO-111, STUDIO-112] tells more about a node', async ({ page, demo }) => {
    await openMap(page, demo)
    const tides = node(page, 'Tide tables')
    const detail = page.getByRole('region', { name: 'Tide tables' })
    await tides.hover()
    await expect(tides).toHaveAttribute('data-pointed', 'true')
    await page.getByRole('tab', { name: 'Integrations' }).hover()
    await expect(tides).toHaveAttribute('data-pointed', 'false')

    await tides.click()
    await expect(tides).toHaveAttribute('aria-pressed', 'true')
    await expect(detail).toContainText('Water levels for the next ten days')
    await tides.click()
    await expect(tides).toHaveAttribute('aria-pressed', 'false')
    await expect(detail).toHaveCount(0)

    await tides.click()
    await detail.getByRole('button', { name: 'Close' }).click()
    await expect(detail).toHaveCount(0)
    await expect(tides).toBeFocused()
  })

  for (const width of [390, 768, 1024, 1280, 1920]) {
    test(`shows more of a node without covering any, ${width} px wide`, async ({ page, demo }) => {
      await page.setViewportSize({ width, height: 900 })
      await openMap(page, demo)
      for (const name of ['Quay Dues', 'PostgreSQL', 'Harbor office', 'Port Pass']) {
        await node(page, name).click()
        const detail = (await page.locator('.map-detail').boundingBox())!
        for (const each of await page.locator('.map-node').all()) {
          const box = (await each.boundingBox())!
          const isApart =
            box.x + box.width <= detail.x + 1 ||
            box.x >= detail.x + detail.width - 1 ||
            box.y + box.height <= detail.y + 1 ||
            box.y >= detail.y + detail.height - 1
          expect(isApart, `${name} over ${await each.innerText()}`).toBe(true)
        }
        await page.getByRole('button', { name: 'Close' }).click()
      }
    })
  }

  test('is walked and read by keyboard', async ({ page, demo }) => {
    await openMap(page, demo)
    for (let click = 0; click < 5; click += 1)
      await page.getByRole('button', { name: 'Zoom in' }).click()
    await node(page, 'Quay Dues').focus()
    await page.keyboard.press('ArrowRight')
    await expect(node(page, 'Tide tables')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(node(page, 'Fog signal')).toBeFocused()
    const [canvas, box] = [
      (await page.locator('.map-canvas').boundingBox())!,
      (await node(page, 'Fog signal').boundingBox())!,
    ]
    expect(box.y).toBeGreaterThanOrEqual(canvas.y)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Fog signal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Fog signal' })).toHaveCount(0)
    await expect(node(page, 'Fog signal')).toBeFocused()
  })
})

/**
 * Runs in the page. Returns the distance of each node from the middle of the map, and its angle
 * from the top.
 */
function placesInMap(nodes: Element[]): { radius: number; degrees: number }[] {
  const map = nodes[0]!.closest('svg')!
  const { left, top, width, height } = map.getBoundingClientRect()
  const { baseVal } = map.viewBox
  const scale = Math.max(baseVal.width / width, baseVal.height / height)
  return nodes.map((node) => {
    const box = node.getBoundingClientRect()
    const x = box.left + box.width / 2 - left - width / 2
    const y = box.top + box.height / 2 - top - height / 2
    const turn = Math.round((Math.atan2(x, -y) * 180) / Math.PI)
    return { radius: Math.round(Math.hypot(x, y) * scale), degrees: (turn + 360) % 360 }
  })
}
