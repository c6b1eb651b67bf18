import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { PreviewMessage } from '#areas/app-studio/preview-messages.ts'
import { patient } from '#core/test-patience.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { expect, test } from '#e2e/test.ts'
import { optionsForTypeScript } from '#server/children/run-typescript.ts'

interface Played {
  hostile: string
  victim: string
  styles: Record<string, string>
}

// This test has its own server, because it shows projects that no reader made there. The pages
// report violations of policies, as intended.
test('a preview reads nothing of the hub or of others, in a frame and in a tab', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000))
  const { server, asked, address: evil } = await openEvil()
  const hub = await startHub({
    program: [...optionsForTypeScript(), 'e2e/hubs/hub-with-preview.ts'],
    purpose: 'hostile previews',
  })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const played = (await (
      await page.request.get(`${hub.address}/played/previews`)
    ).json()) as Played
    await page.goto(`${hub.address}/news-hub/notes`)
    await prepare(page)
    const query = new URLSearchParams({ hub: hub.address, evil, other: played.victim })
    const address = `${hub.address}/preview/${played.hostile}/?${query}`

    // A frame in a page of the server shows the app.
    await page.evaluate(putFrame, address)
    const frame = await frameAt(page, address)
    expectNothingRead(await resultsOf(frame))
    await expectNobodyAsked(page, hub, asked)
    expect(page.url()).toBe(`${hub.address}/news-hub/notes`)
    const heard = (await page.evaluate(() => (window as AppWindow).heard))!
    const messages = heard.map((message) => PreviewMessage.parse(message))
    expect(messages.some((each) => each.kind === 'log' && each.text.startsWith('tried'))).toBe(true)
    expect(messages.some(({ kind }) => kind === 'refused')).toBe(true)
    expect(messages.some((each) => each.kind === 'request' && each.address.endsWith('.js'))).toBe(
      true,
    )

    // New style sheets are exchanged, and the app's state stays.
    const color = () =>
      frame.evaluate(() => getComputedStyle(document.getElementById('mine')!).color)
    expect(await color()).toBe('rgb(1, 2, 3)')
    await frame.evaluate(() => void ((window as AppWindow).kept = 'kept'))
    await page.evaluate((styles) => {
      const { contentWindow } = document.querySelector<HTMLIFrameElement>('iframe[title="App"]')!
      contentWindow!.postMessage({ synthwire: 'changed', styles }, '*')
    }, played.styles)
    await expect.poll(color).toBe('rgb(4, 5, 6)')
    expect(await frame.evaluate(() => (window as AppWindow).kept)).toBe('kept')

    // The frame cannot navigate to another server.
    const left = page.waitForEvent('console', (said) => said.text().includes('frame-src'))
    await frame.evaluate((to) => void (location.href = to), `${evil}/left`)
    await left
    await expectNobodyAsked(page, hub, asked)

    // The app is opened in a tab of its own.
    const tab = await context.newPage()
    await tab.goto(address)
    expectNothingRead(await resultsOf(tab.mainFrame()))
    const refused = tab.waitForEvent('console', (said) => said.text().includes('form-action'))
    await tab.evaluate(() => (window as AppWindow).submitForm!())
    await refused
    await expectNobodyAsked(tab, hub, asked)
    const session = await context.cookies(hub.address)
    expect(session.map(({ value }) => value)).not.toContain('EVIL')
    expect(context.pages()).toHaveLength(2)
  } finally {
    await context.close()
    await hub.stop()
    server.closeAllConnections()
    server.close()
  }
})

/** Starts another server that must not receive any request. */
async function openEvil(): Promise<{ server: Server; asked: string[]; address: string }> {
  const asked: string[] = []
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('evil')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/**
 * Stores secrets in the page that a preview must not read, and records messages from the preview.
 */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { played: 'HUB-SECRET', heard })
    localStorage.setItem('played', 'HUB-SECRET')
    document.cookie = 'played=HUB-SECRET; path=/'
    setInterval(() => new BroadcastChannel('played').postMessage('HUB-SECRET'), 100)
    addEventListener('message', ({ source, data }) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="App"]')
      if (source === frame?.contentWindow) heard.push(data)
    })
  })
}

/** Runs in the page. Adds a frame with an address. */
function putFrame(address: string): void {
  const frame = document.createElement('iframe')
  frame.title = 'App'
  frame.src = address
  document.body.append(frame)
}

async function frameAt(page: Page, address: string): Promise<Frame> {
  let found: Frame | undefined
  await expect
    .poll(() => (found = page.frames().find((frame) => frame.url() === address)) !== undefined)
    .toBe(true)
  return found!
}

interface AppWindow {
  results?: Record<string, string>
  heard?: unknown[]
  kept?: string
  submitForm?: () => void
}

async function resultsOf(frame: Frame): Promise<Record<string, string>> {
  let results: Record<string, string> | undefined
  await expect
    .poll(async () => (results = await frame.evaluate(() => (window as AppWindow).results)))
    .toBeDefined()
  return results!
}

function expectNothingRead(results: Record<string, string>): void {
  expect(Object.keys(results).length).toBeGreaterThanOrEqual(43)
  const got = Object.entries(results).filter(([, said]) =>
    /HUB-SECRET|OTHER-PROJECT|CANDIDATE|REACHED|OPENED|evil|EVIL|registered|evaluated/.test(said),
  )
  expect(got).toEqual([])
  expect(results['storage']).toBe('1 null')
}

async function expectNobodyAsked(page: Page, hub: RunningHub, asked: string[]): Promise<void> {
  expect(asked).toEqual([])
  const calls = await page.request.get(`${hub.address}/played/calls`)
  expect(await calls.json()).toEqual([])
}
