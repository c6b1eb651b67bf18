import { expect } from '@playwright/test'
import { test as base } from './test.ts'
import { KeptPages, openPage, tidyUp, type KeptPage } from './fixtures/kept-pages.ts'

interface DemoFixtures {
  /**
   * Set where a journey is about loading, history, the clock, scripts before the page or what a context keeps: its page is
   * new then. SYNTHWIRE_FRESH=1 sets it for all.
   */
  isFresh: boolean
  /** Set where a journey stops the time, by `page.clock`. */
  hasClock: boolean
  shownPage: KeptPage
}

/**
 * Journeys of the demo share a document for each worker. The demo keeps nothing, so it begins anew in the document for each
 * of them, for a tenth of the time that a load takes.
 */
export const test = base.extend<DemoFixtures, { pagesOfWorker: KeptPages }>({
  isFresh: [Boolean(process.env['SYNTHWIRE_FRESH']), { option: true }],
  hasClock: [false, { option: true }],

  pagesOfWorker: [
    async ({ browser }, use) => {
      const pages = new KeptPages(browser)
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],

  shownPage: async (
    {
      browser,
      pagesOfWorker,
      isFresh,
      hasClock,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      viewport,
      colorScheme,
      reducedMotion,
    },
    use,
    testInfo,
  ) => {
    const { locale, timezoneId, serviceWorkers } = testInfo.project.use
    const options = {
      hasClock,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      serviceWorkers,
    } as const
    const shown = isFresh ? await openPage(browser, options) : await pagesOfWorker.take(options)
    const { page, journeysBefore } = shown
    if (journeysBefore > 0) {
      const description = `${journeysBefore} journeys before this one`
      testInfo.annotations.push({ type: 'kept page', description })
    }
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion, media: null, forcedColors: null })
    await use(shown)
    if (isFresh) await shown.context.close()
    // A failure may have left anything behind.
    else if (testInfo.status !== testInfo.expectedStatus) await pagesOfWorker.close()
    else await tidyUp(shown)
  },

  context: ({ shownPage }, use) => use(shownPage.context),
  page: ({ shownPage }, use) => use(shownPage.page),

  quietPage: async ({ shownPage: { watched }, expectsRefusals }, use) => {
    await watched.start({ expectsRefusals, opensDemo: true })
    await use()
    expect(watched.complaints).toEqual([])
  },
})

export { expect, open, reload, whenKeysWork } from './test.ts'
