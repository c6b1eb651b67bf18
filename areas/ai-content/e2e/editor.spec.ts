import type { Page } from '@playwright/test'
import { emptyBrief } from '#areas/ai-content/drafts/empty-brief.ts'
import type { WholeBrief } from '#areas/ai-content/drafts/brief.ts'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { expect, open, test } from '#e2e/test.ts'

// The test blocks and refuses saves, and needs a clipboard of its own.
test.use({ expectsRefusals: true, isFresh: true })

async function draftOf(hub: RunningHub, brief: Partial<WholeBrief>): Promise<string> {
  const whole = { ...emptyBrief, ...brief }
  const { draft } = (await askHub(hub, 'ai-content/drafts/writeDraft', { brief: whole })) as {
    draft: string
  }
  return `${hub.address}/ai-content/drafts/${draft}`
}

const list = (page: Page) => page.getByRole('list', { name: 'Parts', exact: true })
const fieldOf = (page: Page, nth: number) =>
  list(page)
    .getByRole('textbox')
    .nth(nth - 1)
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

async function typeBehind(page: Page, nth: number, words: string) {
  await fieldOf(page, nth).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(words)
}

async function choose(page: Page, button: string | RegExp, item: string) {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a text is edited part by part, copied, restored and undone', async ({
  page,
  context,
  newsHub,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = await draftOf(newsHub, {
    ...{ about: 'The week', subjects: [{ kind: 'recent', hours: 168 }] },
  })
  await open(page, address)
  const title = fieldOf(page, 1)

  // Clicking a numeral opens its passage, and closing the dialog returns the focus to the numeral.
  const numeral = list(page)
    .getByRole('textbox', { name: /^Paragraph/ })
    .getByRole('button', { name: /^Source \d/ })
    .first()
  await numeral.click()
  await expect(page.getByRole('dialog').locator('mark')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(numeral).toBeFocused()

  // An added part gets the focus. Undoing the addition moves the focus to a part next to it.
  await choose(page, 'More actions for Title, part 1', 'Add a part below')
  await page.keyboard.type('Mine')
  await expect(fieldOf(page, 2)).toHaveText('Mine')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect(fieldOf(page, 2)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(fieldOf(page, 2)).toHaveText('')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(fieldOf(page, 2)).not.toHaveText('')
  await expect(fieldOf(page, 2)).toBeFocused()

  // Hostile markup arrives as plain words; content without words is reported.
  await page.evaluate(putOnClipboard, {
    'text/html': '<script>document.title = 1</script><b>Bold</b><p>Below',
    'text/plain': 'Bold\r\n\r\nBelow',
  })
  await typeBehind(page, 1, ' ')
  await page.keyboard.press('ControlOrMeta+V')
  await expect(title).toHaveText('The week Bold')
  await expect(fieldOf(page, 2)).toHaveText('Below')
  await page.evaluate(putOnClipboard, { 'text/html': '<img alt="">' })
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('A text takes words alone.')).toBeVisible()

  // Rich text keeps its links, and undo in a dialog does not change the draft.
  await choose(page, 'More actions for the text', 'Copy as rich text')
  await expect(page.getByText('Copied')).toBeVisible()
  const { html, plain } = await page.evaluate(readClipboard)
  expect(html).toMatch(/<sup><a href="https?:/)
  expect(html).not.toContain('#source-')
  expect(html).not.toMatch(/<script|onerror|style=/)
  expect(plain).toContain('Below')
  await choose(page, 'More actions for the text', 'Rename')
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.pressSequentially('Other')
  await name.press('ControlOrMeta+Z')
  await page.keyboard.press('Escape')
  await expect(title).toHaveText('The week Bold')

  // Three versions are restored, and undo brings back the second one.
  await expect(saved(page)).toBeVisible()
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  for (const words of ['The week', 'The week Bold', 'The week']) {
    const isFirst = words === 'The week'
    await (isFirst ? versions.last() : versions.nth(1)).getByRole('button').click()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(title).toHaveText(words)
  }
  await title.click()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(title).toHaveText('The week Bold')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two pages of one text, a network that fails and a finger that moves a part lose nothing', async ({
    page,
    context,
    emptyHub,
  }) => {
    const address = await draftOf(emptyHub, { about: 'The pier opens', points: ['It is new.'] })
    const other = await context.newPage()
    await open(page, address)
    await open(other, address)

    // The other page shows the change without a reload.
    await typeBehind(other, 1, ' today')
    await expect(fieldOf(page, 1)).toHaveText('The pier opens today')

    const json = { status: 503, title: 'Unavailable', detail: 'Later.', kind: 'unavailable' }
    await page.route('**/ai-content/drafts/saveDraft', (route) =>
      route.fulfill({ status: 503, json }),
    )
    await typeBehind(page, 1, ', mine')
    await expect(page.getByText('Not saved: the server cannot be reached.')).toBeVisible()
    await typeBehind(other, 1, ', theirs')
    await expect(saved(other)).toBeVisible()
    // After a reload the words that could not be saved are shown, and the saved ones are offered.
    await page.reload()
    await page.unroute('**/ai-content/drafts/saveDraft')
    const question = page.getByText('This text was changed elsewhere while you edited it.')
    await expect(question).toBeVisible()
    await expect(fieldOf(page, 1)).toHaveText('The pier opens today, mine')
    await page.getByRole('button', { name: 'Take the saved one' }).click()
    await expect(fieldOf(page, 1)).toHaveText('The pier opens today, theirs')
    await fieldOf(page, 1).click()
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(fieldOf(page, 1)).toHaveText('The pier opens today, mine')
    await expect(fieldOf(other, 1)).toHaveText('The pier opens today, mine')

    await carryByTouch(page, 'Move: Title, part 1', 2)
    await expect(fieldOf(page, 2)).toHaveText('The pier opens today, mine')
    await expect(fieldOf(other, 2)).toHaveText('The pier opens today, mine')
    await other.close()
  })
})

/** Drags the handle of a part to another place by touch. */
async function carryByTouch(page: Page, handle: string, to: number) {
  const taken = page.getByRole('button', { name: handle })
  await taken.scrollIntoViewIfNeeded()
  const target = list(page)
    .getByRole('listitem')
    .nth(to - 1)
  const [from, over] = [(await taken.boundingBox())!, (await target.boundingBox())!]
  const x = from.x + from.width / 2
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', from.y + from.height / 2)
  await page.locator('[data-carried]').waitFor()
  await touch('touchMove', over.y + over.height / 2)
  await page.getByText(new RegExp(`is over position ${to} of`)).waitFor({ state: 'attached' })
  await touch('touchEnd')
  await touches.detach()
}

/** Runs in the page. */
function putOnClipboard(of: Record<string, string>) {
  const blobs = Object.entries(of).map(([type, text]) => [type, new Blob([text], { type })])
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
}

/** Runs in the page. */
async function readClipboard() {
  const [item] = await navigator.clipboard.read()
  const text = async (type: string) => (await item!.getType(type)).text()
  return { html: await text('text/html'), plain: await text('text/plain') }
}
