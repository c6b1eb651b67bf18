import { patient } from '#core/test-patience.ts'
import { existsSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

// Each field of the demo keeps any text typed into it; the page does not break, and no typed script
// runs.

/**
 * A collection of texts that often break programs. If the file is missing, the tests are skipped.
 */
const collection = `${process.env['SYNTHWIRE_CORPORA'] ?? '../shared/corpora'}/security/naughty-strings.json`
const isHere = existsSync(collection)

interface TriedField {
  name: string
  path: string
  /** Brings the field into view. */
  open?: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  /** Makes the page show the typed text; absent for fields whose text is not shown. */
  show?: (page: Page) => Promise<void>
}

const fields: TriedField[] = [
  {
    name: 'the article search',
    path: '/news-hub/feed',
    async open(page) {
      const toggle = page.getByRole('button', { name: 'Open search' })
      const box = page.getByRole('searchbox', { name: 'Search articles' })
      await toggle.or(box).filter({ visible: true }).first().waitFor()
      if (await toggle.isVisible()) await toggle.click()
    },
    field: (page) => page.getByRole('searchbox', { name: 'Search articles' }),
    show: (page) => expect(page.getByText(/^No headlines match/)).toBeVisible(),
  },
  {
    name: 'the name of a hub',
    path: '/news-hub/feed',
    async open(page) {
      await page.getByRole('button', { name: 'Hub settings' }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
    },
    field: (page) => page.getByRole('textbox', { name: /name/i }),
  },
  {
    name: "the address on Add Feed's page",
    path: '/news-hub/add-feed',
    field: (page) => page.getByLabel('Feed URL'),
  },
  {
    name: "the name on Add Feed's page",
    path: '/news-hub/add-feed',
    open: (page) => page.getByLabel('Feed URL').fill('https://harborpost.example/feed'),
    field: (page) => page.getByLabel('Feed name'),
    show: (page) => addFeed(page.getByRole('main')),
  },
  {
    name: 'the address in the Add feed dialog',
    path: '/news-hub/feed',
    open: (page) => openFromMenu(page, 'Add feed'),
    field: (page) => page.getByRole('dialog').getByLabel('Feed URL'),
  },
  {
    name: 'the name in the Add feed dialog',
    path: '/news-hub/feed',
    async open(page) {
      await openFromMenu(page, 'Add feed')
      await page.getByLabel('Feed URL').fill('https://harborpost.example/feed')
    },
    field: (page) => page.getByRole('dialog').getByLabel('Feed name'),
    show: (page) => addFeed(page.getByRole('dialog')),
  },
  {
    name: 'the search in Follow Sources',
    path: '/news-hub/feed',
    open: (page) => openFromMenu(page, 'Follow Sources'),
    field: (page) => page.getByRole('dialog').getByRole('searchbox'),
  },
]

/**
 * Fields that are also tried on a narrow screen, where long texts are more likely to break the
 * layout.
 */
const fieldsOnPhones: TriedField[] = [
  {
    name: 'the name of a Focus Card',
    path: '/news-hub/feed',
    open: addTopic,
    field: (page) => page.getByRole('dialog').getByLabel('Topic name'),
  },
  {
    name: 'the sources of a Focus Card',
    path: '/news-hub/feed',
    open: addTopic,
    field: (page) => page.getByRole('dialog').getByLabel(/^Sources/),
    show: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'the instructions of a Focus Card',
    path: '/news-hub/feed',
    open: addTopic,
    field: (page) => page.getByRole('dialog').getByLabel('Summarization instructions'),
  },
  {
    name: 'the name of a profile',
    path: '/news-hub/personalize',
    open: (page) => page.getByRole('button', { name: 'New profile' }).click(),
    field: (page) => page.getByLabel('Profile name'),
    show: (page) => page.getByRole('button', { name: 'Create Profile' }).click(),
  },
  {
    name: 'the instructions of a profile',
    path: '/news-hub/personalize',
    open: (page) => page.getByRole('tab', { name: 'Instructions' }).click(),
    field: (page) => page.getByRole('tabpanel').getByRole('textbox'),
  },
  {
    name: 'the message to the assistant',
    path: '/none',
    open: (page) =>
      page
        .getByRole('navigation', { name: 'Side panel tabs' })
        .getByRole('button', { name: 'Assistant' })
        .click(),
    field: (page) => page.getByPlaceholder('Ask the assistant anything...'),
  },
  {
    name: 'the search for models',
    path: '/ai-studio/models',
    field: (page) => page.getByRole('searchbox', { name: 'Search models' }),
  },
  {
    name: 'the prompt for a model',
    path: '/ai-studio/models',
    open: (page) => page.getByRole('button', { name: 'Try Tidewater 7B' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
]

const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`what is typed on a ${size} is held and breaks nothing:`, () => {
    test.use({ viewport })
    test.skip(!isHere, `${collection} is not here`)

    const tried = size === 'phone' ? [...fields, ...fieldsOnPhones] : fields
    for (const { name, path, open: openField, field, show } of tried) {
      test(name, async ({ page, demo }) => {
        test.setTimeout(patient(120_000))
        const ran: string[] = []
        page.on('dialog', (dialog) => {
          ran.push(dialog.message())
          void dialog.dismiss()
        })

        await open(page, demo + path)
        await openField?.(page)
        const texts = sampleOf(readCollection())
        const isAddress = (await field(page).getAttribute('type')) === 'url'
        for (const text of [texts[0]!, longestOf(texts)]) {
          await field(page).fill(text)
          expect(await field(page).inputValue()).toBe(asHeld(text, isAddress))
        }
        const typed = texts.map((text) => ({ text, held: asHeld(text, isAddress) }))
        expect(await field(page).evaluate(typeAll, typed)).toEqual([])
        await field(page).fill(oneWord)
        await show?.(page)
        expect(await page.locator('body').evaluate(typeAll, [])).toEqual([])

        await expect(page.locator('img[src="x"], #fuzzelement1, [onerror], [onload]')).toHaveCount(
          0,
        )
        expect(ran).toEqual([])
      })
    }
  })
}

/** A long word in which no line can be broken. */
const oneWord = 'Hafenkran'.repeat(556).slice(0, 5000)

function readCollection(): string[] {
  return JSON.parse(readFileSync(collection, 'utf8')) as string[]
}

/** A sample of about sixty texts: mostly special ones, the longest of all, and a very long word. */
function sampleOf(all: readonly string[]): string[] {
  const isPlain = (text: string) => /^[\x20-\x7E]*$/.test(text)
  const plain = all.filter(isPlain)
  const unusual = all.filter((text) => !isPlain(text))
  return [...spread(plain, 36), ...spread(unusual, 24), longestOf(all), oneWord]
}

function longestOf(texts: readonly string[]): string {
  return texts.toSorted((one, other) => other.length - one.length)[0]!
}

function spread(texts: readonly string[], count: number): string[] {
  const step = Math.max(1, texts.length / count)
  return Array.from(
    { length: Math.min(count, texts.length) },
    (_, n) => texts[Math.floor(n * step)]!,
  )
}

/** Browsers remove spaces around an address, and line breaks in any single-line field. */
function asHeld(text: string, isAddress: boolean): string {
  const line = text.replaceAll(/[\r\n]/g, '')
  return isAddress ? line.replaceAll(/^[ \t\f]+|[ \t\f]+$/g, '') : line
}

interface TypedText {
  text: string
  held: string
}

/**
 * Runs in the page, for all texts of a field at once: sets each as typing does, and describes where
 * the field contains a different text, and where the page becomes too wide.
 */
async function typeAll(element: Element, texts: TypedText[]): Promise<string[]> {
  const faults: string[] = []
  for (const { text, held } of texts) {
    const field = element as HTMLInputElement
    // React replaces the setter of the element itself, and ignores changes made by that one.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    if (!field.isConnected) faults.push(`${text}: the field is gone`)
    if (field.value !== held) faults.push(`${text}: holds ${field.value}`)
    measure(text)
  }
  measure('at last')
  return faults

  function measure(when: string) {
    for (const scrolled of [
      document.documentElement,
      ...document.querySelectorAll('.dialog-body'),
    ]) {
      const { scrollWidth, clientWidth, className } = scrolled
      if (scrollWidth > clientWidth)
        faults.push(`${when}: ${className || 'page'} is ${scrollWidth} px wide`)
    }
  }
}

async function addTopic(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: /add/i }).first().click()
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  const feed = page.getByRole('region', { name: 'Your Feed' })
  await feed.getByRole('button', { name: 'Add feed', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
}

async function addFeed(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Add Feed' }).click()
  await expect(form.getByText(/^Added Hafenkran/)).toBeVisible()
}
