import type { Locator, Page } from '@playwright/test'
import { addHub as addLiveHub } from '#e2e/hubs/add-hub.ts'
import { expect, openPanelTab } from '#e2e/test.ts'

export interface Scene {
  name: string
  path: string
  /** Opens parts until all of the scene is visible. */
  prepare?: (page: Page) => Promise<unknown>
  /**
   * True if a phone has other elements here: a bar, a sheet, or a button that leads to the rest.
   */
  isOtherOnPhone?: true
  /** True for a scene about the sidebar, the top bar or the panel, which are the same in all other scenes. */
  inFrame?: true
}

/** Every screen, dialog and panel, for axe and for `npm run gallery`. */
export const scenes: readonly Scene[] = [
  { name: 'the home page', isOtherOnPhone: true, path: '/' },
  {
    name: 'the feed of the demo',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/demo',
    prepare: openEverything,
  },
  {
    name: 'the hubs of the demo, one being named',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/demo',
    prepare: addHub,
  },
  { name: 'an article of the demo', isOtherOnPhone: true, path: '/demo', prepare: openArticle },
  { name: 'the generation dialog of the demo', path: '/demo', prepare: openGeneration },
  { name: 'a source of an article of the demo', path: '/demo', prepare: openSource },
  { name: 'Follow Sources of the demo', path: '/demo', prepare: openFromMenu('Follow Sources') },
  { name: 'the Add feed dialog of the demo', path: '/demo', prepare: openFromMenu('Add feed') },
  { name: 'Save folder of the demo', path: '/demo', prepare: openFromMenu('Save folder') },
  {
    name: 'the settings of a module of the demo',
    isOtherOnPhone: true,
    path: '/demo',
    prepare: openSettings,
  },
  { name: 'Add Feed of the demo', path: '/demo/news-hub/add-feed' },
  { name: 'the leaderboard', path: '/demo/news-hub/lmarena', prepare: showRow },
  { name: 'an arena of the leaderboard', path: '/demo/news-hub/lmarena/text-arena' },
  { name: 'what the leaderboard is', path: '/demo/news-hub/lmarena/about' },
  { name: 'Automation Rules of the demo', path: '/demo/news-hub/rules' },
  { name: 'Settings of the demo', path: '/demo/news-hub/settings' },
  { name: 'AI settings of the demo', path: '/demo/news-hub/ai-studio' },
  {
    name: 'Personalization Profiles of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('button', { name: 'New profile' }).click(),
  },
  {
    name: 'links of a profile of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('tab', { name: 'Links & Resources' }).click(),
  },
  {
    name: 'integrations of a profile of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('tab', { name: 'Integrations' }).click(),
  },
  {
    name: 'preferences of a profile of the demo',
    path: '/demo/news-hub/personalize',
    prepare: async (page) => page.getByRole('tab', { name: 'Preferences' }).click(),
  },
  { name: 'a page that is coming soon', path: '/demo/build-software/requirements' },
  {
    name: 'the integrations of a project',
    path: '/demo/build-software',
    prepare: async (page) => {
      await openIntegrations(page)
      await page.getByRole('button', { name: 'PostgreSQL' }).click()
    },
  },
  {
    name: 'the map of integrations',
    path: '/demo/build-software',
    prepare: async (page) => {
      await openIntegrations(page)
      await page.getByRole('radio', { name: 'Map' }).check()
      await page.getByRole('button', { name: 'PostgreSQL' }).click()
    },
  },
  { name: 'the Marketplace', path: '/demo/marketplace' },
  { name: 'AI Content', path: '/demo/ai-content' },
  { name: 'the templates of AI Content', path: '/demo/ai-content/templates' },
  { name: 'the form of AI Content', path: '/demo/ai-content/generate' },
  { name: 'the history of AI Content', path: '/demo/ai-content/history' },
  { name: 'the brand voice of AI Content', path: '/demo/ai-content/brand-voice' },
  { name: 'the settings of AI Content', path: '/demo/ai-content/settings' },
  { name: 'Automation', path: '/demo/automation' },
  { name: 'the agents of Automation', path: '/demo/automation/agents' },
  { name: 'the integrations of Automation', path: '/demo/automation/integrations' },
  { name: 'the settings of Automation', path: '/demo/automation/settings' },
  { name: 'Focus Cards in edit mode', path: '/demo', prepare: editTopic },
  { name: 'a folder being edited', path: '/demo', prepare: editFolder },
  {
    name: 'the assistant of the demo',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/demo/none',
    prepare: openAssistant,
  },
  {
    name: 'the notifications of the demo',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/demo/none',
    prepare: openNotifications,
  },
  {
    name: 'what is saved in the demo',
    inFrame: true,
    path: '/demo/none',
    prepare: (page) => openPanelTab(page, 'Saved'),
  },
  {
    name: 'the notes of the demo',
    inFrame: true,
    path: '/demo/none',
    prepare: (page) => openPanelTab(page, 'Notes'),
  },
  {
    name: 'the workspace of a project',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/demo/build-software',
    prepare: async (page) => openWorkspaceTab(page, 'Builds'),
  },
  {
    name: 'the files of a project',
    path: '/demo/build-software',
    prepare: async (page) => openWorkspaceTab(page, 'Explorer'),
  },
  {
    name: 'what the agents of a project have done',
    path: '/demo/build-software',
    prepare: async (page) => openWorkspaceTab(page, 'Activity'),
  },
  {
    name: 'the keys of a project',
    path: '/demo/build-software',
    prepare: async (page) => {
      const pane = await openWorkspaceTab(page, 'Integrations')
      await pane.getByRole('button', { name: 'Quay Database' }).click()
    },
  },
  { name: 'the briefings of the live server', path: '/news-hub/feed?view=synth&time=week' },
  {
    name: 'why an article stands among the subjects of the live server',
    path: '/news-hub/feed?view=theme&time=week',
    prepare: async (page) => {
      const subjects = page.getByRole('region', { name: 'By subject' })
      await subjects.getByRole('button', { name: 'Article options' }).first().click()
      await page.getByRole('menuitem', { name: 'Why am I seeing this?' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  { name: 'a new Focus Card', path: '/demo', prepare: addTopic },
  { name: 'the settings menu of a hub', inFrame: true, path: '/demo', prepare: openHubMenu },
  {
    name: 'the queue of the demo',
    inFrame: true,
    path: '/demo/none',
    prepare: (page) => openPanelTab(page, 'AI Studio'),
  },
  {
    name: 'the settings of the panel',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/demo/none',
    prepare: openPanelSettings,
  },
  {
    name: 'the documentation of a project',
    path: '/demo/build-software',
    prepare: (page) => openProjectTab(page, 'Documentation'),
  },
  {
    name: 'the plan of a project',
    path: '/demo/build-software',
    prepare: (page) => openProjectTab(page, 'Project Management'),
  },
  {
    name: 'the board of a project',
    path: '/demo/build-software',
    prepare: async (page) => {
      await openProjectTab(page, 'Project Management')
      await page.getByRole('radio', { name: 'Board' }).check()
    },
  },
  {
    name: 'the agents of a project',
    path: '/demo/build-software',
    prepare: (page) => openProjectTab(page, 'Agent Command Center'),
  },
  {
    name: 'a row of a project',
    path: '/demo/build-software',
    prepare: (page) => page.getByRole('button', { name: 'Berth Planner' }).click(),
  },
  { name: 'AI Lab', inFrame: true, path: '/demo/ai-studio' },
  { name: 'the models of AI Lab', path: '/demo/ai-studio/models' },
  {
    name: 'a model being tried',
    path: '/demo/ai-studio/models',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Try Tidewater 7B' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'the training of AI Lab', path: '/demo/ai-studio/fine-tuning' },
  {
    name: 'the deployment of AI Lab',
    path: '/demo/ai-studio/inference',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Deployment', exact: true }).click()
      await page.getByRole('button', { name: 'Create Endpoint' }).click()
    },
  },
  {
    name: 'the Website Builder',
    inFrame: true,
    path: '/demo/website-builder',
    prepare: (page) =>
      page.getByRole('list', { name: 'Sites' }).getByRole('button').first().click(),
  },
  { name: 'the guided creation of a site', path: '/demo/website-builder/creation' },
  { name: 'the management of a site', path: '/demo/website-builder/manage' },
  { name: 'a page that nobody knows', path: '/demo/none' },
  {
    name: 'the feed of the live server',
    inFrame: true,
    isOtherOnPhone: true,
    path: '/news-hub/feed',
    prepare: openEverything,
  },
  { name: 'an article of the live server', path: '/news-hub/feed', prepare: openArticle },
  {
    name: 'an answer of the assistant',
    inFrame: true,
    path: '/news-hub/feed',
    prepare: askAssistant,
  },
  {
    name: 'the threads with the assistant',
    inFrame: true,
    path: '/news-hub/feed',
    prepare: async (page) => {
      await askAssistant(page)
      await page.getByRole('button', { name: 'Threads' }).click()
    },
  },
  ...['Notifications', 'Saved', 'Notes', 'AI Studio'].map((tab) => ({
    name: `${tab} in the panel of the live server`,
    inFrame: true as const,
    path: '/news-hub/feed',
    prepare: (page: Page) => openPanelTab(page, tab),
  })),
  {
    name: 'what belongs to a hub',
    inFrame: true,
    path: '/news-hub/feed',
    prepare: async (page) => {
      await addLiveHub(page)
      await page.getByRole('button', { name: 'Choose what belongs here' }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'the keywords of an article of the live server',
    path: '/news-hub/feed',
    prepare: showKeywords,
  },
  { name: 'what is trending in the live server', path: '/news-hub/feed', prepare: showTrends },
  { name: 'a cited source of the live server', path: '/news-hub/feed', prepare: openCitation },
  { name: 'a report read here, in the live server', path: '/news-hub/feed', prepare: openReport },
  { name: 'Add Feed of the live server', path: '/news-hub/add-feed' },
  { name: 'the Sources of the live server', path: '/news-hub/sources', prepare: openSourceDetail },
  {
    name: 'a source of the live server being moved',
    path: '/news-hub/sources',
    prepare: async (page) => {
      const lines = page.getByRole('table', { name: 'Sources' })
      await lines
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Move to folder' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'Follow Sources of the live server',
    path: '/news-hub/feed',
    prepare: openFinder,
  },
  { name: 'what Follow Sources finds', path: '/news-hub/feed', prepare: findSource },
  { name: 'Reddit in Follow Sources', path: '/news-hub/feed', prepare: findOn('Reddit') },
  { name: 'newsletters in Follow Sources', path: '/news-hub/feed', prepare: findOn('Newsletters') },
  { name: 'Google News in Follow Sources', path: '/news-hub/feed', prepare: findOn('Google News') },
  { name: 'a rule of the live server, previewed', path: '/news-hub/rules', prepare: previewRule },
  { name: 'Settings of the live server', path: '/news-hub/settings' },
  { name: 'the description of the API', path: '/api/docs' },
]

async function openEverything(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Top Headlines' }).getByRole('button').first().click()
  const feed = page.getByRole('region', { name: 'Your Feed' })
  await feed.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await feed.getByRole('combobox').first().selectOption('month')
  await expect(
    feed
      .getByRole('list', { name: /^Articles in/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
}

async function openSourceDetail(page: Page): Promise<void> {
  const lines = page.getByRole('table', { name: 'Sources' })
  await lines
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  await lines.getByRole('rowheader').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
}

async function openAssistant(page: Page): Promise<void> {
  await openPanelTab(page, 'Assistant')
  await page.getByRole('button', { name: 'View 5 updates' }).click()
  await page.getByRole('list', { name: 'Updates' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Back to thread' }).click()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(page.getByRole('button', { name: 'Generate Audio' })).toBeVisible()
}

async function previewRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Archive over 30 days' }).click()
  const form = page.getByRole('dialog', { name: 'New rule' })
  await form.getByRole('button', { name: 'Add condition' }).click()
  const second = form.getByRole('group', { name: 'Condition 2' })
  await second.getByLabel('Condition type').selectOption('Source')
  await form.getByRole('button', { name: 'Preview on existing articles' }).click()
  await expect(form.getByText('Choose at least one source')).toBeVisible()
  await second.getByLabel('Condition type').selectOption('Number of sources')
  await form.getByRole('button', { name: 'Preview on existing articles' }).click()
  await expect(form.getByRole('heading', { name: /^It would change/ })).toBeVisible()
}

async function openNotifications(page: Page): Promise<void> {
  await openPanelTab(page, 'Notifications')
  await page.getByRole('button', { name: 'Content Generation' }).click()
  await page.getByRole('button', { name: 'Build Failed' }).click()
  await expect(page.getByRole('button', { name: 'View Details' })).toBeVisible()
}

async function showRow(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByText('Corvid Pro')).toBeVisible()
}

/** Adds a hub in the sidebar, which on phones is behind the menu. */
async function addHub(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  else await page.locator('.rail-item').first().hover()
  const hubs = page.getByRole('group', { name: 'Hubs' })
  await hubs.getByRole('button', { name: 'New', exact: true }).click()
  await expect(hubs.getByRole('textbox', { name: 'Hub name' })).toBeFocused()
}

async function openArticle(page: Page): Promise<void> {
  await openEverything(page)
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/synthesized from/i)
      .first(),
  ).toBeVisible()
}

async function showKeywords(page: Page): Promise<void> {
  await openArticle(page)
  const keywords = page.getByRole('region', { name: 'In this article' })
  await keywords.scrollIntoViewIfNeeded()
  await expect(keywords.getByRole('group').first().getByRole('button').first()).toBeVisible()
}

/**
 * Answers with made-up trends, because real ones take half a day to rise, and makes the page fetch
 * them as after a lost connection.
 */
async function showTrends(page: Page): Promise<void> {
  const why = { articleCount: 4, sourceCount: 6, usual: 0.2, hours: 3 }
  const rising = [
    { words: 'Cape Orrin', ...why },
    { words: 'a bridge of glass over the Tolland', ...why, usual: 2.4 },
  ]
  await page.route('**/api/trends/listTrends*', (route) => route.fulfill({ json: rising }))
  // The listener for changes is attached after the page has loaded.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('region', { name: 'Trending' }).getByRole('button')).toHaveCount(2)
  }).toPass()
}

async function openReport(page: Page): Promise<void> {
  await openArticle(page)
  await page
    .getByRole('button', { name: /^Read .* here$/ })
    .first()
    .click()
  await expect(page.locator('.entry-text')).toBeVisible()
}

/** Opens a tab of the workspace pane, which on a phone is hidden behind the chat. */
async function openWorkspaceTab(page: Page, tab: string): Promise<Locator> {
  const project = page.getByRole('list', { name: 'Projects' }).locator(':scope > li').first()
  await project.getByRole('heading', { level: 3 }).getByRole('button').click()
  await project.getByRole('button', { name: 'View Full Project' }).click()
  await expect(page.getByRole('heading', { name: 'Orchestrator Agent' })).toBeVisible()
  const switcher = page.getByRole('radio', { name: 'Workspace' })
  if (await switcher.isVisible()) await switcher.click()
  const pane = page.getByRole('region', { name: 'Workspace', exact: true })
  await pane.getByRole('tab', { name: tab }).click()
  return pane
}

async function editTopic(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: 'Edit', exact: true }).click()
  await cards
    .getByRole('button', { name: /^Edit ./ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Topic name')).toBeVisible()
}

async function editFolder(page: Page): Promise<void> {
  await openEverything(page)
  await page
    .getByRole('button', { name: /^Edit folder/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Personalization profile')).toBeVisible()
}

async function openIntegrations(page: Page): Promise<void> {
  await openProjectTab(page, 'Integrations')
}

async function openProjectTab(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Berth Planner' }).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await page.getByRole('tablist', { name: 'Berth Planner' }).getByRole('tab', { name }).click()
}

async function addTopic(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: 'Focus Cards', exact: true })
  await cards.getByRole('button', { name: /add/i }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Topic name')).toBeVisible()
}

async function openHubMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hub settings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
}

async function openPanelSettings(page: Page): Promise<void> {
  await openPanelTab(page, 'Assistant')
  const settings = page.getByRole('button', { name: 'Panel settings' })
  // A phone has no panel settings.
  if (!(await settings.isVisible())) return
  await settings.click()
  await expect(page.getByRole('switch', { name: 'Auto-hide' })).toBeVisible()
}

async function openGeneration(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Generate from / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Audio' }).click()
  await expect(page.getByRole('group', { name: 'Audio format' })).toBeVisible()
}

async function openSource(page: Page): Promise<void> {
  await openArticle(page)
  await page.locator('.source-chips').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'In this article' })).toBeVisible()
}

function openFromMenu(name: string) {
  return async (page: Page) => {
    const feed = page.getByRole('region', { name: 'Your Feed' })
    await feed.getByRole('button', { name: 'Add feed', exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
}

async function openFinder(page: Page): Promise<void> {
  const feed = page.getByRole('region', { name: 'Your Feed' })
  await feed.getByRole('button', { name: 'Add feed', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Follow Sources' })).toBeVisible()
}

async function findSource(page: Page): Promise<void> {
  await openFinder(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('newswire:calder-standard')
  await dialog.getByRole('button', { name: /^Preview / }).click()
  await expect(dialog.locator('.found-row-preview li').first()).toBeVisible()
}

function findOn(name: string): NonNullable<Scene['prepare']> {
  return async (page) => {
    // Answers for the server, so that no other server is asked whether a typed address exists.
    await page.route('**/api/finding/checkSource', (route) =>
      route.fulfill({ json: { state: 'missing', note: 'Not found there. Check the spelling.' } }),
    )
    await openFinder(page)
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await expect(panel.getByRole('heading').first()).toBeVisible()
    const search = panel.getByRole('searchbox')
    if (await search.isVisible()) await search.fill('space')
  }
}

async function openSettings(page: Page): Promise<void> {
  const customize = page.getByRole('button', { name: 'Customize' })
  // On phones, the settings are in a menu behind the button that names the view.
  const views = page.getByRole('button', { name: 'Custom, Today' })
  await customize.or(views).filter({ visible: true }).first().waitFor()
  if (await views.isVisible()) await views.click()
  await customize.click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Configure Headline Types' }).click()
  await expect(page.getByRole('dialog', { name: 'Configure Headline Types' })).toBeVisible()
}

async function openCitation(page: Page): Promise<void> {
  await openArticle(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /source|citation/i })
    .first()
    .click()
  await expect(page.locator('mark').first()).toBeVisible()
}

async function askAssistant(page: Page) {
  await openPanelTab(page, 'Assistant')
  const field = page.getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill('What happened with the package manager Cairn?')
  await field.press('Enter')
  await expect(page.locator('.answer-sentence').first()).toBeVisible()
}
