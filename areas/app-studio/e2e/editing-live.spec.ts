import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// Texts of a project are typed, found, moved, uploaded and shown to others, and none of them is lost.

// Some files are refused. A script in the page keeps saves from reaching the server.
test.use({ expectsRefusals: true, isFresh: true })

const side = (page: Page) => page.getByRole('region', { name: 'Workspace', exact: true })
const code = (page: Page) => page.getByRole('region', { name: 'Code', exact: true })
const shown = (page: Page) => page.frameLocator('iframe[title="The project"]')
const text = (page: Page) => code(page).getByRole('textbox', { name: /^Text of / })
const status = (page: Page) => code(page).locator('.code-status').getByRole('status')
const entry = (page: Page, name: string) => side(page).getByRole('treeitem', { name, exact: true })

interface Opened {
  id: string
  ask: (operation: string, data: object) => Promise<unknown>
  /** Saves a file like another page of the same reader would. */
  saveOnTop: (path: string, words: string) => Promise<void>
}

async function openProject(page: Page, address: string, place = ''): Promise<Opened> {
  const ask = async (operation: string, data: object) => {
    const answer = await page.request.post(`${address}/api/app-studio/${operation}`, { data })
    expect(answer.ok(), operation).toBe(true)
    return answer.status() === 204 ? null : answer.json()
  }
  const created = { name: 'Harbour', template: 'create-from-scratch' }
  const { id } = (await ask('projects/createProject', created)) as { id: string }
  await open(page, `${address}/build-software/projects/${id}${place}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour' })).toBeVisible()
  const saveOnTop = async (path: string, words: string) => {
    const tree = await page.request.get(`${address}/api/app-studio/files/getTree?project=${id}`)
    const { commit } = (await tree.json()) as { commit: string }
    const changes = [{ do: 'write', path, content: { text: words } }]
    await ask('files/saveFiles', { project: id, base: commit, changes, message: words })
  }
  return { id, ask, saveOnTop }
}

async function type(page: Page, words: string): Promise<void> {
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(words)
}

test('the status below a text is in its place before the editor is there', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/CodeEditor-/, async (route) => {
    await held
    await route.continue()
  })
  await openProject(page, emptyHub.address, '/files/index.html')
  await expect(status(page)).toHaveText('Saved')
  await expect(text(page)).toHaveCount(0)
  const place = await status(page).boundingBox()
  release()
  await expect(text(page)).toBeVisible()
  expect(await status(page).boundingBox()).toEqual(place)
})

test('a text that cannot be saved outlives the page with its undo, and meets what others saved', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Playwright cannot block requests that a service worker makes, so a script in the page refuses
  // them.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (to, how) => {
      const asked = to instanceof Request ? to.url : to.toString()
      return asked.includes('/saveFiles') && sessionStorage.getItem('cut off') === 'true'
        ? Promise.reject(new TypeError('Cut off'))
        : fetch(to, how)
    }
  })
  const { saveOnTop } = await openProject(page, emptyHub.address, '/files/README.md')
  await expect(text(page)).toBeVisible()
  const cutOff = (isOff: boolean) =>
    page.evaluate((off) => sessionStorage.setItem('cut off', String(off)), isOff)
  await cutOff(true)
  await type(page, 'Mine')
  await expect(status(page)).toHaveText(/^Offline/)
  await reload(page)
  await expect(text(page)).toContainText('Mine')
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text(page)).not.toContainText('Mine')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(text(page)).toContainText('Mine')

  await saveOnTop('README.md', 'Theirs')
  await expect(code(page).getByRole('alert')).toContainText('README.md was changed elsewhere')
  await expect(code(page).getByRole('textbox', { name: 'The saved text' })).toHaveValue('Theirs')
  await expectNothingFound(page)
  await reload(page)
  await expect(text(page)).toContainText('Mine')
  await cutOff(false)
  await code(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(status(page)).toHaveText('Saved')
  await side(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(side(page).getByRole('list', { name: 'Activity' })).toContainText('Theirs')
})

test('types are checked, a text is found in all files, and files are moved, uploaded and brought in by keyboard', async ({
  page,
  emptyHub,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openProject(page, emptyHub.address, '/files/src/main.ts')
  await expect(code(page).getByText('No type errors')).toBeVisible()
  // The whole highlighted text is replaced.
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText("import './style.css'\nexport const depth: number = 'deep'\n")
  await code(page).getByText('1 type error').click()
  await code(page)
    .getByRole('button', { name: /^Line 2, TS2322.*not assignable to type 'number'/ })
    .click()
  await expect(text(page)).toBeFocused()

  await code(page).getByRole('button', { name: 'Search in all files' }).click()
  await page.keyboard.insertText('EXPORT FUNCTION')
  const found = code(page).getByRole('list', { name: 'Found lines' }).getByRole('button')
  await expect(found.first()).toContainText('src/greeting')
  await expectNothingFound(page)
  await found.first().press('Enter')
  await expect(code(page).getByRole('tab', { name: /^greeting/, selected: true })).toBeVisible()
  await code(page).getByRole('button', { name: 'Search in all files' }).click()

  await entry(page, 'README.md').focus()
  await page.keyboard.press('F2')
  const path = page.getByRole('dialog').getByRole('textbox', { name: 'Path' })
  await expect(path).toHaveValue('README.md')
  await path.fill('docs/about.md')
  await page.keyboard.press('Enter')
  await expect(entry(page, 'README.md')).toBeHidden()
  await entry(page, 'docs').focus()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'about.md')).toBeVisible()

  await side(page)
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'chart.txt', mimeType: 'text/plain', buffer: Buffer.from('Chart') })
  await expect(entry(page, 'chart.txt')).toBeVisible()
  const bring = (files: Record<string, string>) =>
    side(page)
      .getByLabel('ZIP file to import')
      .setInputFiles({
        ...{ name: 'more.zip', mimeType: 'application/zip' },
        buffer: Buffer.from(
          zipSync(
            Object.fromEntries(Object.entries(files).map(([at, words]) => [at, strToU8(words)])),
          ),
        ),
      })
  await bring({ 'CHART.txt': 'x', 'b.txt': 'y' })
  await expect(page.getByText(/differ only by case/)).toBeVisible()
  await bring({ 'log/⚓.md': 'Anchor', 'log/b.md': 'y' })
  await expect(entry(page, '⚓.md')).toBeVisible()
  await expect(entry(page, 'b.txt')).toHaveCount(0)
})

test('a link shows a project to another reader, who can change nothing, until it ends; a deleted one offers its restoring', async ({
  page,
  emptyHub,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { id, ask, saveOnTop } = await openProject(page, emptyHub.address)
  await page.getByRole('button', { name: 'Project Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Project Settings' })
  await settings.getByRole('button', { name: 'Share by link' }).click()
  const link = settings.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/build-software\/projects\/shared-[\w-]{43}$/)
  await expectNothingFound(page)
  const { pathname } = new URL(await link.inputValue())

  const guest = await enter(`reader-${randomUUID()}`)
  await open(page, guest.address + pathname)
  await expect(page.getByText('Read only').first()).toBeVisible()
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible()
  await entry(page, 'index.html').click()
  await expect(text(page)).toContainText('<!doctype html>', { ignoreCase: true })
  // A save by the owner appears on the guest's page at once.
  await saveOnTop('index.html', '<!doctype html><title>Harbour</title><h1>High water</h1>')
  await expect(shown(page).getByRole('heading', { name: 'High water' })).toBeVisible()
  await expect(text(page)).toContainText('High water')
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(text(page)).toContainText('<!doctype html>', { ignoreCase: true })
  await expect(
    page.locator('main').getByRole('button', { name: /Settings|New file|Delete|Rename|Save/ }),
  ).toHaveCount(0)
  await side(page).getByRole('tab', { name: 'Activity' }).click()
  await expect(side(page).getByRole('list', { name: 'Activity' })).toContainText('Create Harbour')
  await expectNothingFound(page)
  await side(page).getByRole('tab', { name: 'Explorer' }).click()

  await ask('projects/endSharing', { id })
  await entry(page, 'README.md').click()
  await expect(page.getByText('This file was deleted or moved.')).toBeVisible()
  const reply = await page.goto(guest.address + pathname)
  expect([reply?.status(), await reply?.text()]).toEqual([
    404,
    expect.stringContaining('This project is not here'),
  ])
  await expect(page.locator('html[data-hydrated]')).toBeAttached()

  await open(page, `${emptyHub.address}/build-software/projects/${id}`)
  await page.getByRole('button', { name: 'Project Settings' }).click()
  await settings.getByRole('button', { name: 'Share by link' }).click()
  await settings.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(settings.getByRole('button', { name: 'Share by link' })).toBeVisible()
  await settings.getByRole('button', { name: 'Delete project' }).click()
  await expect(page.getByRole('list', { name: 'Projects' })).toBeVisible()
  await open(page, `${emptyHub.address}/build-software/projects/${id}`)
  await expect(page.getByText(/This project was deleted/)).toBeVisible()
  await expect(side(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(entry(page, 'index.html')).toBeVisible()
})
