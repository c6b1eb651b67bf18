import type { Page, Response } from '@playwright/test'
import { startHub } from '#e2e/hubs/hub.ts'
import { expect, test } from '#e2e/test.ts'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'

// This needs a separate page, because it tries violations of the page's policy.
test('a site is shown in a frame by the page that says so, and by no other', async ({
  browser,
}) => {
  const hub = await startHub({
    program: [...optionsForTypeScript(), 'e2e/hubs/hub-with-site.ts'],
    env: { APPS_PORT: '0' },
    purpose: 'a site in a frame',
  })
  const page = await browser.newPage()
  try {
    const elsewhere = (await page.goto(`${hub.address}/news-hub/notes`))!.headers()
    expect(elsewhere['content-security-policy']).toMatch(/frame-src 'self'(;|$)/)
    await page.locator('html[data-hydrated]').waitFor()

    // Links to and from the page with the frame are ordinary links of the program, but they reload
    // the document.
    const policy = (await loadInProgram(page, '/news-hub/shop')).headers()
    expect(page.url()).toBe(`${hub.address}/news-hub/shop`)
    const [, port] = /frame-src 'self' http:\/\/\*\.localhost:(\d+)(;|$)/.exec(
      policy['content-security-policy']!,
    )!
    const shop = `http://shop.localhost:${port}/`
    await expectShown(page, shop)
    await expectRefused(page, shop.replace(`:${port}`, ':1'))
    await page.locator('html[data-hydrated]').waitFor()
    await loadInProgram(page, '/news-hub/notes')
    await expectRefused(page, shop)
    await page.locator('html[data-hydrated]').waitFor()
    await Promise.all([page.waitForEvent('load'), page.goBack()])
    await expectShown(page, shop)
  } finally {
    await page.close()
    await hub.stop()
  }
})

/** Changes the page by a link, and returns the answer with the loaded document. */
async function loadInProgram(page: Page, path: string): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().isNavigationRequest() && response.frame() === page.mainFrame(),
    ),
    page.waitForEvent('load'),
    page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path),
  ])
  return answer
}

async function expectShown(page: Page, address: string): Promise<void> {
  await page.evaluate(putFrame, address)
  const heading = page.frameLocator('iframe[title="Site"]').last().getByRole('heading')
  await expect(heading).toHaveText('Shop of a stranger')
}

async function expectRefused(page: Page, address: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      if (wanted.startsWith(blockedURI)) document.body.dataset['refused'] = effectiveDirective
    })
  }, address)
  await page.evaluate(putFrame, address)
  await expect(page.locator('body')).toHaveAttribute('data-refused', 'frame-src')
}

/** Runs in the page. */
function putFrame(address: string): void {
  const frame = document.createElement('iframe')
  frame.title = 'Site'
  frame.src = address
  document.body.append(frame)
}
