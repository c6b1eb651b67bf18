import { expect, type Page } from '@playwright/test'

/** The time after which anything unwanted would have happened: a dialog, a toast, a request. */
const SETTLED_MS = 250
const MOST_LOOKS = 20

/**
 * Expects that an act has no effect: nothing changes on the page or over it, and nothing is stored,
 * requested, announced or opened. Only the focus may move. Where the requirements just say that no
 * effect is shown, a toast may appear (docs/spec/NOTES.md, A83).
 */
export async function expectNothing(
  page: Page,
  act: () => Promise<void>,
  { mayToast = false } = {},
): Promise<void> {
  const noticed: string[] = []
  const listeners = {
    request: (request: { url(): string }) => noticed.push(`asked: ${request.url()}`),
    console: (message: { text(): string }) => noticed.push(`logged: ${message.text()}`),
    download: () => noticed.push('a download'),
    popup: () => noticed.push('another window'),
    dialog: (dialog: { message(): string; dismiss(): Promise<void> }) => {
      noticed.push(`said: ${dialog.message()}`)
      void dialog.dismiss()
    },
  }
  const before = await whenSettled(page, mayToast)
  for (const [name, listener] of Object.entries(listeners))
    page.on(name as 'request', listener as () => void)
  await act()
  await settle(page)
  for (const [name, listener] of Object.entries(listeners))
    page.off(name as 'request', listener as () => void)
  expect(noticed).toEqual([])
  expect(await page.evaluate(everythingShown, mayToast)).toEqual(before)
}

/**
 * Waits, so that unwanted effects can happen. Journeys wait for a fixed time only here; everywhere
 * else they wait for a fact.
 */
export async function settle(page: Page, ms = SETTLED_MS): Promise<void> {
  await page.waitForTimeout(ms)
}

/** Reads the page once it is at rest. */
async function whenSettled(page: Page, withoutToasts: boolean) {
  let before = await page.evaluate(everythingShown, withoutToasts)
  for (let tries = 0; tries < MOST_LOOKS; tries++) {
    await settle(page)
    const now = await page.evaluate(everythingShown, withoutToasts)
    if (JSON.stringify(now) === JSON.stringify(before)) break
    before = now
  }
  return before
}

/** Runs in the page. */
function everythingShown(withoutToasts: boolean) {
  const { href } = location
  const body = document.body.cloneNode(true) as HTMLElement
  // Parts that change by themselves are left out: the carousel turns, pictures appear when their
  // strokes have loaded, and relative times advance.
  for (const each of body.querySelectorAll('#breaking-news, .wire-photo, time'))
    each.replaceChildren()
  if (withoutToasts) body.querySelector('.toasts')?.replaceChildren()
  return {
    href,
    title: document.title,
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    theme: document.documentElement.dataset['theme'],
    // The values of fields are read separately, because they are not in the markup.
    fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ value, checked }) => [value, checked],
    ),
    body: body.innerHTML,
  }
}
