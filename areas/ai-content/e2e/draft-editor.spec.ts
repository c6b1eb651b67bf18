import { readFile } from 'node:fs/promises'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { expect, open, test } from '#e2e/test.ts'
import type { Page } from '@playwright/test'
import type { WholeBrief } from '../drafts/brief.ts'

// A draft in its editor: words of the reader beside those of sources, by keyboard.

const brief: WholeBrief = {
  ...{ type: 'blog-post', tone: 'friendly', length: 'short', words: null, language: 'en' },
  ...{ about: 'The week at sea', audience: '', name: '', points: ['We read the papers.'] },
  ...{ action: '', actionAddress: '', place: '', date: '', contact: '' },
  ...{ subjects: [{ kind: 'recent', hours: 168 }], notes: [] },
}

async function newDraft(hub: RunningHub): Promise<string> {
  const made = (await askHub(hub, 'ai-content/drafts/writeDraft', { brief })) as { draft: string }
  return `/ai-content/drafts/${made.draft}`
}

const field = (page: Page, nth: number) =>
  page.getByRole('textbox', { name: new RegExp(`, part ${nth}$`) })
const saved = (page: Page) => page.locator('.draft-bar').getByRole('status')

test('a draft is written on, and its quotations change only when their reader says so', async ({
  page,
  newsHub,
}) => {
  await open(page, newsHub.address + (await newDraft(newsHub)))
  const own = page
    .getByRole('textbox', { name: /^Paragraph/ })
    .filter({ hasText: 'We read the papers.' })
  await own.press('End')
  await own.pressSequentially(' All of them.')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('So you can sail.')
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(own).toHaveText('We read the papers. All of them.So you can sail.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(own).toHaveText('We read the papers. All of them.')

  const quoted = page.locator('p, div').locator('.draft-run[data-by="source"]').nth(1)
  const words = await quoted.textContent()
  await quoted.click()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Keep the quotation' }).click()
  await expect(quoted).toHaveText(words!)
  await quoted.click()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Make them my words' }).click()
  await expect(
    page.locator('.draft-run[data-by="source"]').filter({ hasText: words! }),
  ).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(quoted).toHaveText(words!)

  await page
    .getByRole('button', { name: /^Source 2, / })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Markup of a page comes as its words, and a text that cannot be kept is not taken.
  await field(page, 1).focus()
  await page.keyboard.press('End')
  const paste = (kind: string, text: string) =>
    field(page, 1).evaluate(
      (element, { kind, text }) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.setData('text/plain', text)
        dataTransfer.setData('text/html', `<b onclick="alert(1)">${kind}</b>`)
        element.dispatchEvent(
          new InputEvent('beforeinput', {
            ...{ inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true },
          }),
        )
      },
      { kind, text },
    )
  await paste('html', ', and <b>on</b> land')
  await expect(field(page, 1)).toHaveText('The week at sea, and <b>on</b> land')
  await paste('long', 'word '.repeat(50_000))
  await expect(page.getByText('This text is too long')).toBeVisible()
  await expect(saved(page)).toHaveText('Saved')
  await expectNothingFound(page)

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'HTML' }).click()
  const html = await readFile(await (await download).path(), 'utf8')
  const reader = await page.context().newPage()
  await reader.setContent(html)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    'The week at sea, and <b>on</b> land',
  )
  await reader.close()
})

test.describe('Without a connection for a while', () => {
  test.use({ expectsRefusals: true })

  test('a draft that is saved elsewhere is shown beside mine, and on a phone', async ({
    page,
    newsHub,
  }) => {
    const address = await newDraft(newsHub)
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, newsHub.address + address)
    await expectNamesOnPhone(page)
    const draft = address.split('/').at(-1)!
    const read = (await askHub(newsHub, `ai-content/drafts/getDraft?draft=${draft}`)) as {
      version: number
      text: { title: string; parts: object[]; sources: object[] }
    }
    await page.context().setOffline(true)
    await field(page, 1).press('End')
    await field(page, 1).pressSequentially('!')
    await expect(saved(page)).toContainText('the server cannot be reached')
    const parts = read.text.parts.slice(1)
    await askHub(newsHub, 'ai-content/drafts/saveDraft', {
      ...{ draft, version: read.version, text: { ...read.text, parts } },
    })
    await page.context().setOffline(false)
    await expect(page.getByRole('alert').filter({ hasText: 'changed elsewhere' })).toBeVisible()
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(saved(page)).toHaveText('Saved')
    await expect(field(page, 1)).toHaveText('The week at sea!')
  })
})
