import type { Locator, Page } from '@playwright/test'
import { drawnHues } from '#e2e/pages/drawn-hues.ts'
import { expectNothing, settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The AI Lab as the second specification document draws it, played in the demo.

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rowsOf = (page: Page, name: string) =>
  page.getByRole('table', { name }).locator('tbody').getByRole('row')
const row = (page: Page, table: string, text: string) =>
  rowsOf(page, table).filter({ hasText: text })

/** Finds the elements in which an image could be shown. */
const drawnPictures = (part: Locator) =>
  part.locator('img, picture, canvas, svg, video, [role="img"]')

async function openTraining(page: Page, demo: string, part: string): Promise<void> {
  await open(page, `${demo}/ai-studio/fine-tuning`)
  await tab(page, part).click()
}

test.describe('the tabs', () => {
  test('[LAB-008, SHELL-063, SHELL-064] are three, on any page of the lab', async ({
    page,
    demo,
  }) => {
    for (const path of ['/ai-studio', '/ai-studio/anything']) {
      await open(page, demo + path)
      const tabs = page.getByRole('tablist', { name: 'AI Lab' }).getByRole('tab')
      await expect(tabs).toHaveText(['Overview', 'Models', 'Training & Deployment'])
      await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
    }
  })
})

test.describe('[LAB-002, LAB-003, LAB-004, LAB-005, LAB-006, LAB-007] a quick start', () => {
  for (const [id, name, path, opened] of [
    ['LAB-005', 'Playground', 'playground', 'Overview'],
    ['LAB-006', 'Catalog', 'catalog', 'Overview'],
    ['LAB-007', 'Spaces', 'spaces', 'Overview'],
    ['LAB-002', 'Models', 'models', 'Models'],
    ['LAB-003', 'Fine-tuning', 'fine-tuning', 'Training & Deployment'],
    ['LAB-004', 'Inference', 'inference', 'Training & Deployment'],
  ] as const) {
    test(`${id}: ${name} shows ${opened}, from its card and as the first page`, async ({
      page,
      demo,
    }) => {
      await open(page, `${demo}/ai-studio`)
      const cards = page.getByRole('list', { name: 'Quick starts' })
      await cards.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await expect(page.locator('main')).toHaveAttribute('data-page', `/ai-studio/${path}`)
      await expect(tab(page, opened).first()).toHaveAttribute('aria-selected', 'true')
      await open(page, `${demo}/ai-studio/${path}`)
      await expect(tab(page, opened).first()).toHaveAttribute('aria-selected', 'true')
    })
  }

  test('opens its tab again after another was chosen', async ({ page, demo }) => {
    await open(page, `${demo}/ai-studio/models`)
    await tab(page, 'Overview').click()
    await page
      .getByRole('list', { name: 'Quick starts' })
      .getByRole('button', { name: /^Models/ })
      .click()
    await expect(tab(page, 'Models').first()).toHaveAttribute('aria-selected', 'true')
  })
})

test('an address opens the tab, the part and the model that it names', async ({ page, demo }) => {
  await open(page, `${demo}/ai-studio/tabs/training/deployment`)
  await expect(tab(page, 'Training & Deployment')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Deployment')).toHaveAttribute('aria-selected', 'true')
  await open(page, `${demo}/ai-studio/fine-tuning/tabs/models/spaces`)
  await expect(page.getByRole('list', { name: 'Spaces' })).toBeVisible()
  await open(page, `${demo}/ai-studio/tabs/models/models/woodcut-xl`)
  const dialog = page.getByRole('dialog', { name: 'Try Woodcut XL' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(tab(page, 'Models').first()).toHaveAttribute('aria-selected', 'true')
  await open(page, `${demo}/ai-studio/models/tabs/none/none`)
  await expect(tab(page, 'Models').first()).toHaveAttribute('aria-selected', 'true')
})

test('arrow keys move through the tabs, and stay on them', async ({ page, demo }) => {
  await open(page, `${demo}/ai-studio/models`)
  await tab(page, 'Models').first().press('ArrowRight')
  await expect(tab(page, 'Training & Deployment')).toBeFocused()
  await tab(page, 'Training & Deployment').press('Home')
  await expect(tab(page, 'Overview')).toBeFocused()
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
})

test('[LAB-001, LAB-009, LAB-010, LAB-011, LAB-012, LAB-013] the overview has figures, six quick starts, use cases, trending models and first steps', async ({
  page,
  demo,
}) => {
  await open(page, `${demo}/ai-studio`)
  const figures = page.getByRole('region', { name: 'Lab statistics' })
  for (const [name, value] of [
    ['Summaries', '1,247'],
    ['Searches', '523'],
    ['Accuracy', '89%'],
    ['Requests', '214K'],
    ['Cost', '$58.00'],
  ] as const) {
    await expect(figures.locator('div', { hasText: name }).last()).toContainText(value)
  }
  await expect(page.getByRole('list', { name: 'Quick starts' }).getByRole('button')).toHaveText([
    /Playground/,
    /Catalog/,
    /Spaces/,
    /Models/,
    /Fine-tuning/,
    /Inference/,
  ])
  for (const name of ['Use cases', 'Trending models', 'Getting started']) {
    const items = page.getByRole('region', { name }).getByRole('listitem')
    expect(await items.count()).toBeGreaterThan(0)
  }
  await expect(page.getByRole('region', { name: 'Getting started' }).locator('ol')).toBeVisible()
})

for (const width of [1024, 1280, 1440, 1920]) {
  test(`five figures stand on one row, ${width} px wide`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${demo}/ai-studio`)
    const figures = page.getByRole('region', { name: 'Lab statistics' }).locator('dd')
    await expect(figures).toHaveCount(5)
    const tops = await figures.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().y)),
    )
    expect(new Set(tops).size).toBe(1)
  })
}

for (const width of [1280, 1440, 1920]) {
  test(`jobs and endpoints have cells of one line, ${width} px wide`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [part, table] of [
      ['Training', 'Training jobs'],
      ['Deployment', 'Endpoints'],
    ] as const) {
      await openTraining(page, demo, part)
      await expect(rowsOf(page, table).first()).toBeVisible()
      const room = await page.getByRole('table', { name: table }).evaluate((each) => {
        const cells = [...each.querySelectorAll('tbody td')].filter((cell) => cell.clientHeight > 0)
        const lines = cells.map((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const words = [...range.getClientRects()].filter((box) => box.height > 12)
          return new Set(words.map((box) => Math.round(box.y / 12))).size
        })
        return {
          lines: Math.max(...lines),
          over: each.scrollWidth - each.parentElement!.clientWidth,
        }
      })
      expect(room.lines).toBeLessThanOrEqual(2)
      expect(room.over).toBeLessThanOrEqual(0)
    }
  })
}

test('a job says when it was created, whatever the width', async ({ page, demo }) => {
  await openTraining(page, demo, 'Training')
  for (const width of [1440, 1400, 1340, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const job = row(page, 'Training jobs', 'Wire Desk house style')
    await expect(job.getByText(/ago$/)).toBeVisible()
  }
})

test('on a phone, what can be done with a job or a model stands at one place', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [part, label] of [
    ['training/training', 'Training jobs'],
    ['training/deployment', 'Endpoints'],
    ['models/models', 'Models'],
  ] as const) {
    await open(page, `${demo}/ai-studio/tabs/${part}`)
    await expect(rowsOf(page, label).first()).toBeVisible()
    const places = await rowsOf(page, label).evaluateAll((rows) =>
      rows.flatMap((each) => {
        const buttons = each.querySelectorAll('td:last-child button')
        const last = [...buttons].at(-1)?.getBoundingClientRect()
        const name = each.querySelector('th')!.getBoundingClientRect()
        return last ? [[Math.round(last.right), last.top < name.bottom]] : []
      }),
    )
    expect(places.length).toBeGreaterThan(0)
    for (const [right, isBesideName] of places) {
      expect(right).toBe(places[0]![0])
      expect(isBesideName).toBe(true)
    }
  }
})

test.describe('the models tab', () => {
  test.beforeEach(({ page, demo }) => open(page, `${demo}/ai-studio/models`))

  test('[LAB-014, LAB-015, LAB-029, LAB-050] has models with six facts each, and spaces that open elsewhere', async ({
    page,
  }) => {
    const kinds = page.getByRole('tablist', { name: 'Models and spaces' }).getByRole('tab')
    await expect(kinds).toHaveText(['Models', 'Spaces'])
    const model = row(page, 'Models', 'Woodcut XL')
    for (const fact of ['Woodcut XL', 'Plate & Ink', 'Image Generation', '128.1K', '4.4K', 'Ready'])
      await expect(model).toContainText(fact)

    await tab(page, 'Spaces').click()
    const space = page.getByRole('list', { name: 'Spaces' }).getByRole('listitem').first()
    for (const fact of ['Calder & Finch', 'Berth Guesser', '412 likes', 'Gradio'])
      await expect(space).toContainText(fact)
    await expectNewTab(space.getByRole('link'))
  })

  test('[LAB-016, LAB-017, LAB-018, LAB-048, DATA-057] is searched by name and author, and narrowed by task', async ({
    page,
  }) => {
    const search = page.getByRole('searchbox', { name: 'Search models' })
    const task = page.getByRole('combobox', { name: 'Task' })
    await expect(task.getByRole('option')).toHaveText([
      ...['All tasks', 'Text Generation', 'NLP', 'Image Generation'],
      ...['Speech-to-Text', 'Vision-Language'],
    ])
    await search.fill('woodCUT')
    await expect(rowsOf(page, 'Models')).toHaveCount(1)
    await search.fill('NORRBY')
    await expect(rowsOf(page, 'Models')).toHaveCount(2)
    await task.selectOption('Speech-to-Text')
    await expect(rowsOf(page, 'Models')).toHaveCount(1)
    await expect(rowsOf(page, 'Models')).toContainText('Foghorn Large')
    await search.fill('')
    await expect(rowsOf(page, 'Models')).toHaveCount(2)
    await task.selectOption({ label: 'All tasks' })
    await expect(rowsOf(page, 'Models')).toHaveCount(9)
    await search.fill('no such model')
    await expect(page.getByText('No models match.')).toBeVisible()
  })

  test('[LAB-019, LAB-027, LAB-028, LAB-043] a model is tried in a dialog of its name, with a prompt that is not blank', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Try Woodcut XL' }).click()
    const dialog = page.getByRole('dialog', { name: 'Try Woodcut XL' })
    const draw = dialog.getByRole('button', { name: 'Generate Image' })
    await expect(draw).toBeDisabled()
    await dialog.getByRole('textbox').fill('   ')
    await expect(draw).toBeDisabled()
    await dialog.getByRole('textbox').fill('a')
    await expect(draw).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Try Tidewater 7B' }).click()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  })
})

test.describe('[LAB-044, LAB-045] trying a model', () => {
  test.use({ hasClock: true })

  for (const [model, prompt, action] of [
    ['Tidewater 7B', 'When is high water?', 'Send Message'],
    ['Woodcut XL', 'A lighthouse at night', 'Generate Image'],
  ] as const) {
    test(`${model}, takes two seconds and comes to nothing`, async ({ page, demo }) => {
      await open(page, `${demo}/ai-studio/models`)
      await page.getByRole('button', { name: `Try ${model}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(prompt)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      const before = await dialog.innerText()
      const pictures = await drawnPictures(dialog).count()
      await dialog.getByRole('button', { name: action }).click()
      const busy = dialog.getByRole('button', { name: 'Generating...' })
      await expect(busy).toBeDisabled()
      await page.clock.runFor(1999)
      await expect(busy).toBeVisible()
      await page.clock.runFor(1)
      await expect(dialog.getByRole('button', { name: action })).toBeEnabled()
      expect(await dialog.innerText()).toBe(before)
      await expect(drawnPictures(dialog)).toHaveCount(pictures)
      await expect(dialog.getByRole('textbox')).toHaveValue(prompt)
      expect(requests).toEqual([])
    })
  }
})

test('[LAB-020, LAB-021, LAB-022, LAB-030, LAB-031, LAB-032, LAB-033, LAB-034, LAB-035, LAB-036, LAB-037, LAB-038, LAB-039] training lists jobs by status, with what can be done, and evaluations', async ({
  page,
  demo,
}) => {
  await openTraining(page, demo, 'Training')
  const parts = page.getByRole('tablist', { name: /^Training, datasets/ }).getByRole('tab')
  await expect(parts).toHaveText(['Training', 'Datasets', 'Deployment'])
  const job = row(page, 'Training jobs', 'Wire Desk house style')
  for (const fact of ['fine-tuning', 'Ledger 12B Instruct', 'Edited copy, spring', 'training'])
    await expect(job).toContainText(fact)

  const hues = {
    queued: 'blue',
    training: 'yellow',
    running: 'yellow',
    paused: 'yellow',
    completed: 'green',
    failed: 'red',
  }
  for (const [status, hue] of Object.entries(hues)) {
    const each = rowsOf(page, 'Training jobs').filter({
      has: page.getByText(status, { exact: true }),
    })
    await expect(each).toHaveCount(1)
    const badge = each.getByText(status, { exact: true })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.evaluate(
        (theme) => (document.documentElement.dataset['theme'] = theme),
        colorScheme,
      )
      expect(await drawnHues(badge), `${status}, ${colorScheme}`).toEqual([hue, hue])
    }
    const moves = status === 'training' || status === 'running'
    await expect(each.getByRole('progressbar')).toHaveCount(moves ? 1 : 0)
    const actions = { completed: [/Evaluate/, /Export/], training: [/Pause/] }[status] ?? []
    await expect(each.getByRole('button')).toHaveText(actions)
  }

  await expectNothing(page, async () => {
    for (const name of [/^Evaluate/, /^Export/, /^Pause/])
      await page.getByRole('button', { name }).click()
  })

  const running = row(page, 'Evaluations', 'Foghorn Large')
  await expect(running).toContainText('44%')
  await expect(running).not.toContainText('Accuracy')
  const completed = row(page, 'Evaluations', 'Manifest NER')
  await expect(completed).toContainText('Customs forms, held back')
  await expect(completed).toContainText('Accuracy 94.2%, F1 91.8%')
})

test('[LAB-023, LAB-024, LAB-047, LAB-051] datasets are listed, open elsewhere, and can be uploaded', async ({
  page,
  demo,
}) => {
  await openTraining(page, demo, 'Datasets')
  const dataset = row(page, 'Datasets', 'Radio log, hand-corrected')
  for (const fact of ['Conversational', '3.1 GB', '184,220', 'hr ago'])
    await expect(dataset).toContainText(fact)
  await expectNewTab(dataset.getByRole('link'))
  const upload = page.getByRole('group', { name: 'Upload a dataset' })
  await expect(upload.getByText('CSV, JSON or Parquet')).toBeVisible()
  await expect(upload.getByRole('button', { name: 'Choose files' })).toBeEnabled()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await upload
    .getByLabel('Dataset files')
    .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') })
  await expect(upload).toContainText('rows.csv, 8 B')
  await settle(page)
  expect(requests).toEqual([])
})

test.describe('deployment', () => {
  test('[LAB-025, LAB-040, LAB-041, LAB-042] lists endpoints, each with its facts and its control, and counts those that run', async ({
    page,
    demo,
  }) => {
    await openTraining(page, demo, 'Deployment')
    const endpoint = row(page, 'Endpoints', 'Manifest reader')
    for (const fact of [
      'BERT-Base',
      'paused',
      'us-east-1',
      '4,510',
      '97.2%',
      '$4.10',
      'https://manifest-reader.endpoints.example/v1',
    ])
      await expect(endpoint).toContainText(fact)
    await expect(
      endpoint.getByRole('button', { name: /^Start/ }).locator('use[href="#icon-play"]'),
    ).toBeAttached()
    const running = rowsOf(page, 'Endpoints').filter({
      has: page.getByRole('button', { name: /^Pause/ }),
    })
    await expect(running).toHaveCount(2)
    for (const each of await running.all()) {
      await expect(each).toContainText('running')
      await expect(
        each.getByRole('button', { name: /^Pause/ }).locator('use[href="#icon-pause"]'),
      ).toBeAttached()
    }
    await expect(page.getByRole('region', { name: 'Deployment statistics' })).toContainText(
      /Running endpoints\s*2/,
    )
  })

  test('an endpoint is paused and started, and those that run are counted again', async ({
    page,
    demo,
  }) => {
    await openTraining(page, demo, 'Deployment')
    const figures = page.getByRole('region', { name: 'Deployment statistics' })
    await page.getByRole('button', { name: 'Start Manifest reader' }).click()
    await expect(row(page, 'Endpoints', 'Manifest reader')).toContainText('running')
    await expect(figures).toContainText(/Running endpoints\s*3/)
    await page.getByRole('button', { name: 'Pause Manifest reader' }).click()
    await expect(figures).toContainText(/Running endpoints\s*2/)
  })

  test('[LAB-052] copies an address to the clipboard', async ({ page, demo, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTraining(page, demo, 'Deployment')
    await page.getByRole('button', { name: 'Copy the address of Manifest reader' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://manifest-reader.endpoints.example/v1',
    )
  })

  test.describe(() => {
    test.use({ hasClock: true })

    test('[LAB-026, LAB-046, LAB-049, LAB-053, LAB-054, LAB-055] has a form that checks nothing and creates nothing', async ({
      page,
      demo,
    }) => {
      await openTraining(page, demo, 'Deployment')
      await page.getByRole('button', { name: 'Create Endpoint' }).click()
      const form = page.getByRole('form', { name: 'Create Endpoint' })
      const options = (name: string) =>
        form.getByRole('combobox', { name }).locator('option').allTextContents()
      await expect
        .poll(() => options('Instance type'))
        .toEqual(['CPU 2 vCPU 4GB RAM, $0.12/hr', 'GPU 1x T4, $0.50/hr', 'GPU 1x A100, $2.50/hr'])
      expect(await options('Region')).toEqual([
        'us-east-1',
        'us-west-2',
        'eu-west-1',
        'ap-southeast-1',
      ])
      expect(await options('Model')).toEqual([
        'GPT-4',
        'GPT-3.5 Turbo',
        'LLaMA 2',
        'BERT-Base',
        'Whisper Large v3',
      ])
      const before = await rowsOf(page, 'Endpoints').count()
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await form.getByRole('button', { name: 'Create' }).click()
      const busy = form.getByRole('button', { name: 'Generating...' })
      await expect(busy).toBeDisabled()
      await page.clock.runFor(1999)
      await expect(busy).toBeVisible()
      await page.clock.runFor(1)
      await expect(form.getByRole('button', { name: 'Create' })).toBeEnabled()
      await expect(form.getByRole('alert')).toHaveCount(0)
      expect(await rowsOf(page, 'Endpoints').count()).toBe(before)
    })
  })
})

async function expectNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}
