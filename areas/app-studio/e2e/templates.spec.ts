import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type axe from 'axe-core'
import { filesOf, templates } from '#areas/app-studio/server/templates.ts'
import { openPreviews, type Preview } from '#areas/app-studio/server/preview/previews.ts'
import { replyFrom } from '#areas/app-studio/server/preview/preview-files.ts'
import { testProjectBuilder } from '#areas/app-studio/server/test-project-builder.ts'
import { axeSource } from '#e2e/pages/axe.ts'
import { expect, test } from '#e2e/test.ts'
import { policyHeaders } from '#server/second-listener/site-policy.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

// This test has no server: it opens built templates under the policy of previews.
test('templates have no faults that axe finds, fit a phone and a desk, and complain of nothing', async ({
  browser,
}) => {
  const { address, close } = await openTemplates()
  try {
    for (const look of looks) {
      // The policy would refuse the script that loads axe, so it is bypassed.
      const context = await browser.newContext({ ...look, bypassCSP: true })
      const page = await context.newPage()
      const said: string[] = []
      page.on('pageerror', ({ message }) => said.push(message))
      page.on('request', (request) => {
        if (!request.url().startsWith(address)) said.push(`It asks ${request.url()}`)
      })
      for (const { id } of templates) {
        await page.goto(`${address}/${id}/`)
        await expect(page.locator('h1')).toHaveCount(1)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, id).toBe(look.viewport.width)
        await page.evaluate(axeSource)
        const faults = await page.evaluate(async () => {
          const { axe: looking } = window as unknown as { axe: typeof axe }
          const { violations } = await looking.run()
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
        })
        expect(faults, id).toEqual([])
      }
      expect(said).toEqual([])
      await context.close()
    }
  } finally {
    close()
  }
})

async function openTemplates(): Promise<{ address: string; close(): void }> {
  const projects = testProjectBuilder()
  const previews = openPreviews()
  const shown = new Map<string, Preview>()
  for (const template of templates) {
    const built = await projects.build(await filesOf(template))
    if (built.kind === 'failed') throw new Error(`${template.id}: ${built.errors[0]?.text}`)
    shown.set(template.id, previews.show({ files: built.files }))
  }
  await projects.close()
  const server = createServer(({ url = '' }, response) => {
    const [, id = '', ...path] = new URL(url, 'http://x').pathname.split('/')
    const preview = shown.get(id)
    const { status, type, body } = preview
      ? replyFrom(preview, path.join('/'))
      : { status: 404, type: 'text/plain', body: '' }
    const needs = { isApp: true, isFramedByHub: true }
    const policy = policyHeaders({
      needs,
      root: `${address}/${id}/`,
      isShared: true,
      hub: [address],
    })
    response.writeHead(status, { ...policy, 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
