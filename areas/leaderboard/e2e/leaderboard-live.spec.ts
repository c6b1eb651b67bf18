import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { sampleRows } from '#e2e/played/leaderboard-stub.ts'
import { playWeb } from '#e2e/played/played-web.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, reload, test, whenAlive } from '#e2e/test.ts'

// The leaderboard of the live server. The server fetches the dataset, and the page sends requests
// only to the server.

test.use({ expectsRefusals: true })

const rowsOf = (rows: object[]) => JSON.stringify({ rows: rows.map((row) => ({ row })) })

test('without a copy it says so; another dataset is set, shown with its date, and stays when it fails', async ({
  page,
}) => {
  const web = await playWeb(() => null)
  const site = await publish({
    '/rows?offset=0&length=100': {
      body: rowsOf([...sampleRows, { Model: 'Nightjar' }]),
      type: 'application/json',
    },
    '/page?offset=0&length=100': { body: '<!doctype html><p>Sign in</p>', type: 'text/html' },
  })
  const hub = await startHub({ env: web.env })
  try {
    await open(page, `${hub.address}/news-hub/lmarena`)
    await expect(page.getByRole('heading', { name: 'Unable to Load Leaderboard' })).toBeVisible()
    await expect(page.getByText(/never had a copy of the leaderboard/)).toBeVisible()

    await open(page, `${hub.address}/news-hub/settings`)
    const panel = page.getByRole('region', { name: 'Leaderboard' })
    await expect(panel.getByText(/There is no copy yet/)).toBeVisible()
    const address = panel.getByRole('textbox', { name: 'Dataset' })
    await whenAlive(address)
    await address.fill('nonsense')
    await panel.getByRole('button', { name: 'Save dataset' }).click()
    await expect(panel.getByText(/nonsense/)).toBeVisible()
    await address.fill(`${site.origin}/page`)
    await panel.getByRole('button', { name: 'Save dataset' }).click()
    await expect(panel.getByText(/a web page instead of the rows/)).toBeVisible()
    await address.fill(`${site.origin}/rows`)
    await panel.getByRole('button', { name: 'Save dataset' }).click()
    await expect(panel.getByRole('status')).toContainText('Last good copy: 6 models of 127.0.0.1')
    await expectNothingFound(page)

    await open(page, `${hub.address}/news-hub/lmarena`)
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText('Atlas 4 Reasoner')
    await expect(page.getByText('Data: 127.0.0.1, fetched just now')).toBeVisible()
    // The dataset states neither value for the last row.
    const unknown = rows.last().getByRole('cell', { name: 'Unknown', exact: true })
    await expect(unknown.first()).toContainText('–')
    await expectNothingFound(page)
    await expectNamesOnPhone(page)
    await page.getByRole('link', { name: 'About' }).click()
    const about = page.getByRole('main')
    await expect(about).toContainText('6 models')
    await expect(about).not.toContainText('218')
    await expect(about).not.toContainText('1 million')
    await page.goBack()
    await site.close()
    await reload(page)
    await expect(rows).toHaveCount(6)
  } finally {
    await page.goto('about:blank')
    await hub.stop()
    await web.close()
  }
})
