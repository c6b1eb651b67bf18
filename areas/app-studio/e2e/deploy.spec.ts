import type { Browser, Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { expect, open, test } from '#e2e/test.ts'

// This test has its own server, because the shared one has no second port for deployed apps.
let hub: RunningHub
test.beforeAll(async () => {
  hub = await startHub({ env: { APPS_PORT: '0' }, purpose: 'deployed apps' })
})
test.afterAll(() => hub.stop())

const side = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true })
const bar = (page: Page) => page.getByRole('group', { name: 'Deployment' })
const row = (page: Page, env: string) =>
  side(page)
    .getByRole('list', { name: 'Builds' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: env, exact: true }) })

/** Opens the first page of an app as a new visitor. */
async function asStranger(browser: Browser, address: string, see: (page: Page) => Promise<void>) {
  const stranger = await browser.newContext()
  try {
    const page = await stranger.newPage()
    await page.goto(address)
    await see(page)
    expect(await stranger.cookies()).toEqual([])
  } finally {
    await stranger.close()
  }
}

async function localBuild({ request }: Page, project: string): Promise<unknown> {
  const answer = await request.get(
    `${hub.address}/api/app-studio/environments/getEnvironments?project=${project}`,
  )
  const { environments } = (await answer.json()) as { environments: { build: unknown }[] }
  return environments[0]!.build
}

test('three clicks lead from a template to an address that a stranger opens; a build is promoted and rolled back', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${hub.address}/build-software`)
  await page.getByRole('button', { name: 'Use this template: Create from Scratch' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour watch')
  await page.getByRole('button', { name: 'Create project' }).click()
  await bar(page).getByRole('button', { name: 'Deploy' }).click()
  const link = bar(page).getByRole('link')
  await expect(link).toHaveText(/^harbour-watch\.localhost:\d+$/)
  const address = (await link.getAttribute('href'))!
  await asStranger(browser, address, async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  // A second build is deployed to int only.
  const project = /project-[^/]+/.exec(page.url())![0]
  const { commit } = (await (
    await page.request.get(`${hub.address}/api/app-studio/files/getTree?project=${project}`)
  ).json()) as { commit: string }
  const second = '<!doctype html><html lang="en"><title>Harbour</title><h1>Second build</h1>'
  await page.request.post(`${hub.address}/api/app-studio/files/saveFiles`, {
    data: {
      ...{ project, base: commit },
      changes: [{ do: 'write', path: 'index.html', content: { text: second } }],
    },
  })
  await side(page).getByRole('tab', { name: 'Builds' }).click()
  await row(page, 'local').getByRole('button', { name: 'Build local' }).click()
  // Waits until the second build is green: before that, promoting would deploy the first one.
  await expect.poll(() => localBuild(page, project)).toMatchObject({ nth: 2, state: 'green' })
  await row(page, 'int').getByRole('button', { name: 'Promote local to int' }).click()
  await expect(row(page, 'int')).toContainText('build 2')
  await expect(row(page, 'prd')).toContainText('build 1')
  await asStranger(browser, address.replace('harbour-watch', 'harbour-watch-int'), async (page) => {
    await expect(page.getByRole('heading', { name: 'Second build' })).toBeVisible()
  })

  for (const [from, to] of [
    ['int', 'stg'],
    ['stg', 'qa'],
    ['qa', 'prd'],
  ] as const) {
    await row(page, to)
      .getByRole('button', { name: `Promote ${from} to ${to}` })
      .click()
    await expect(row(page, to)).toContainText('build 2')
  }
  await row(page, 'prd').getByRole('button', { name: 'prd', exact: true }).click()
  await expectNothingFound(page)
  const back = row(page, 'prd').getByRole('button', { name: 'Roll back to build 1' })
  await back.click()
  // The button has the words "build 1", too, so they are read once the button is gone.
  await expect(back).toBeHidden()
  await expect(row(page, 'prd')).toContainText('build 1')
  await asStranger(browser, address, async (page) => {
    await expect(page.getByRole('heading', { name: 'Second build' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await row(page, 'prd').getByRole('button', { name: 'Log' }).click()
  await expect(page.getByRole('dialog').getByRole('log')).toContainText('tests passed')
  await expectNothingFound(page)
  await page.keyboard.press('Escape')

  await side(page).getByRole('tab', { name: 'Activity' }).click()
  const done = side(page).getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect(done.first()).toContainText('Rolled prd back to build 1')
  await expect(done.nth(-3)).toContainText('Deployed build 1 to int, stg, qa and prd')
  await expect(done.nth(-2)).toContainText('Build 1 passed its tests')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Back to Projects' }).click()
  await page.getByRole('button', { name: 'Harbour watch', exact: true }).click()
  const metrics = page.getByRole('region', { name: 'Product Metrics' })
  await expect(metrics).toContainText(/Deployments today3/)
  await expectNothingFound(page)
})
