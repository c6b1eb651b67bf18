import { expect, type JSHandle, type Page } from '@playwright/test'

/**
 * Sets the page of the demo by its page string, as an entry of the sidebar does. The document is
 * not reloaded, and the address bar is not used.
 */
export async function setPage(page: Page, value: string): Promise<void> {
  const keeper = await pageKeeper(page)
  await keeper.evaluate((found, to) => found.go(to), value)
  await expect(page.locator('main')).toHaveAttribute(
    'data-page',
    value.replace(/^\/demo(?=\/)/, ''),
  )
}

/** Sets the page, and waits for its content. */
export async function visitPage(page: Page, value: string): Promise<void> {
  await setPage(page, value)
  await expect(page.locator('main')).toHaveText(/\S/)
  await expect(page.locator('main .skeleton')).toHaveCount(0)
}

export interface PageKeeper {
  go(value: string): void
}

/** The object that keeps the page of the open document, as a handle for code in the page. */
export function pageKeeper(page: Page): Promise<JSHandle<PageKeeper>> {
  return page.evaluateHandle(findKeeper)
}

interface Fiber {
  return: Fiber | null
  memoizedProps: { keeper?: PageKeeper } | null
}

/**
 * Runs in the page: React links each element to the components above it, one of which keeps the
 * page.
 */
function findKeeper(): PageKeeper {
  const main = document.querySelector('main')!
  const key = Object.keys(main).find((name) => name.startsWith('__reactFiber$'))
  let fiber = (main as unknown as Record<string, Fiber | null>)[key!] ?? null
  while (fiber && !fiber.memoizedProps?.keeper) fiber = fiber.return
  return fiber!.memoizedProps!.keeper!
}
