import type { Locator, Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

test.describe.configure({ timeout: patient(90_000) })

const TITLES = ['Fog', 'Nets', 'Ropes', 'Sails']

const queueOf = (page: Page) => page.getByRole('region', { name: 'Queue' })
const titlesIn = (page: Page) => queueOf(page).getByRole('heading', { level: 3 })
const handle = (page: Page, title: string) =>
  queueOf(page).getByRole('button', { name: `Move: ${title}`, exact: true })

test('the queue is put in order by mouse, touch, keys and buttons, and stays so', async ({
  page,
  emptyHub,
}) => {
  const answers: Parameters<typeof publish>[0] = {}
  const site = await publish(answers)
  const items = TITLES.map(
    (title, at) =>
      `<item><title>${title}</title><guid isPermaLink="false">${at}</guid><pubDate>${new Date(Date.now() - (at + 1) * 3_600_000).toUTCString()}</pubDate>
      <description>An hour of the harbor about ${title}.</description><enclosure url="${site.origin}/${at}.mp3" type="audio/mpeg"/></item>`,
  )
  answers['/feed.xml'] = {
    type: 'application/rss+xml',
    body: `<rss version="2.0"><channel><title>Harbor Hours</title><link>${site.origin}/</link><description>d</description>${items.join('')}</channel></rss>`,
  }
  const kept = async () => {
    const queue = (await askHub(emptyHub, 'episodes/listQueue')) as { title: string }[]
    return queue.map(({ title }) => title)
  }
  try {
    await askHub(emptyHub, 'sources/followSource', { address: site.privately('/feed.xml') })
    const { episodes } = (await askHub(emptyHub, 'episodes/listEpisodes')) as {
      episodes: { id: string }[]
    }
    for (const { id } of episodes)
      await askHub(emptyHub, 'episodes/addToQueue', { id, isNext: false })
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, `${emptyHub.address}/news-hub/podcasts`)
    await expect(titlesIn(page)).toHaveText(['Fog', 'Nets', 'Ropes', 'Sails'])
    await expectNothingFound(page)

    // The row is moved to the end and, while that is being saved, to the front.
    await drag(page, 'Fog', 'Sails', 'Fog is over position 4 of 4.')
    await expect(titlesIn(page)).toHaveText(['Nets', 'Ropes', 'Sails', 'Fog'])
    await drag(page, 'Sails', 'Nets', 'Sails is over position 1 of 4.')
    await expect(titlesIn(page)).toHaveText(['Sails', 'Nets', 'Ropes', 'Fog'])
    await expect.poll(kept).toEqual(['Sails', 'Nets', 'Ropes', 'Fog'])

    await handle(page, 'Ropes').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Ropes is over position 3 of 4.')).toBeAttached()
    // A lifted row accepts keys only after a moment, so the key is pressed again until the row has
    // moved.
    await expect(async () => {
      if (await page.getByText('Ropes is over position 3 of 4.').count())
        await page.keyboard.press('ArrowUp')
      await expect(page.getByText('Ropes is over position 2 of 4.')).toBeAttached({ timeout: 5000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(page.getByText('Ropes was dropped at position 2 of 4.')).toBeAttached()
    await expect.poll(kept).toEqual(['Sails', 'Ropes', 'Nets', 'Fog'])

    // The order is stored in the account, so a reloaded page shows it, too.
    await open(page, `${emptyHub.address}/news-hub/podcasts`)
    await expect(titlesIn(page)).toHaveText(['Sails', 'Ropes', 'Nets', 'Fog'])

    await page.setViewportSize({ width: 390, height: 844 })
    await touchDrag(page, handle(page, 'Fog'), handle(page, 'Nets'), 'Fog is over position 3 of 4.')
    await expect(titlesIn(page)).toHaveText(['Sails', 'Ropes', 'Fog', 'Nets'])
    await expect.poll(kept).toEqual(['Sails', 'Ropes', 'Fog', 'Nets'])

    const down = queueOf(page).getByRole('button', { name: 'Move down: Fog' })
    await down.click()
    await expect(queueOf(page).getByText('Fog is at position 4 of 4.')).toBeAttached()
    await expect(down).toBeFocused()
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await queueOf(page).getByRole('button', { name: 'Move up: Ropes' }).click()
    await expect.poll(kept).toEqual(['Ropes', 'Sails', 'Nets', 'Fog'])
    await expectNothingFound(page)
  } finally {
    await site.close()
  }
})

/**
 * Drags a row and drops it once the others have made room, which is announced to screen readers.
 */
async function drag(page: Page, title: string, target: string, said: string): Promise<void> {
  await handle(page, target).scrollIntoViewIfNeeded()
  await handle(page, title).scrollIntoViewIfNeeded()
  const from = await middleOf(handle(page, title))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const to = await middleOf(handle(page, target))
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await expect(page.getByText(said)).toBeAttached()
  await page.mouse.up()
  await expect(page.getByText(`${title} was dropped at`)).toBeAttached()
}

async function touchDrag(page: Page, row: Locator, target: Locator, said: string): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await row.scrollIntoViewIfNeeded()
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    })
  const from = await middleOf(row)
  await touch('touchStart', from.x, from.y)
  await expect(page.getByText(/^Fog is over position/)).toBeAttached()
  const to = await middleOf(target)
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', to.x, from.y + ((to.y - from.y) * step) / 10)
  await expect(page.getByText(said)).toBeAttached()
  await touch('touchEnd')
  await browser.detach()
}

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await one.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
