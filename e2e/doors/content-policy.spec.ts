import { scenes } from '#e2e/pages/scenes.ts'
import { expect, open, test } from '#e2e/test.ts'

// The content security policy refuses forbidden actions, and no screen violates it: test.ts fails every journey in
// which a browser reports a violation, and scenes.spec.ts visits every scene.

test.use({ isFresh: true, opensDemo: true })

const livePaths = new Set(
  scenes.map(({ path }) => path).filter((path) => /^\/(news-hub|api)/.test(path)),
)

test('the policy of a live page names nothing but the hub', async ({ request, hub }) => {
  expect(livePaths.size).toBeGreaterThan(5)
  for (const path of livePaths) {
    const reply = await request.get(hub.address + path)
    const policy = reply.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toMatch(/data:|blob:|https?:|unsafe|\*/)
  }
})

test.describe('what is put into a page against its policy', () => {
  for (const path of ['/', '/demo', '/news-hub/feed', '/api/docs']) {
    test(`is refused: ${path}`, async ({ browser, hub }) => {
      // Uses a separate page, because refusals are expected here.
      const page = await browser.newPage()
      await page.goto(hub.address + path)
      const refusals = await page.evaluate(() => {
        const attempt = (what: () => unknown) => {
          try {
            what()
            return 'done'
          } catch (error) {
            return (error as Error).name
          }
        }
        type Types = { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        const { trustedTypes } = window as unknown as Types
        return {
          innerHTML: attempt(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
          'plain words as innerHTML': attempt(() => (document.createElement('p').innerHTML = 'a')),
          insertAdjacentHTML: attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>')),
          'a parsed document': attempt(() => new DOMParser().parseFromString('<b>', 'text/html')),
          srcdoc: attempt(() => (document.createElement('iframe').srcdoc = '<b>')),
          'the address of a script': attempt(
            () => (document.createElement('script').src = 'https://evil.example/a.js'),
          ),
          'an event handler': attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
          'a policy of its own': attempt(() => trustedTypes.createPolicy('mine', {})),
          'a default policy': attempt(() => trustedTypes.createPolicy('default', {})),
        }
      })
      expect(Object.entries(refusals).filter(([, outcome]) => outcome === 'done')).toEqual([])
      await page.close()
    })
  }
})

test('an entry is put in by the one policy for markup, which takes nothing but that of the hub', async ({
  page,
  newsHub: hub,
}) => {
  const policies: string[] = []
  await page.exposeFunction('reportPolicy', (name: string) => policies.push(name))
  await page.addInitScript(() => {
    const { trustedTypes, reportPolicy } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
      reportPolicy(name: string): void
    }
    const create = trustedTypes.createPolicy.bind(trustedTypes)
    trustedTypes.createPolicy = (name, rules) => {
      reportPolicy(name)
      return create(name, rules)
    }
  })
  const scene = scenes.find(({ name }) => name === 'a report read here, in the live server')!
  await open(page, hub.address + scene.path)
  await scene.prepare!(page)
  await expect(page.locator('.entry-text')).not.toBeEmpty()
  // The "service-worker" policy only permits the address of the service worker, and creates no
  // markup.
  expect(policies.filter((name) => name !== 'service-worker')).toEqual(['server-html'])
})
