import type { Page } from '@playwright/test'
import { expect, open, test } from '#e2e/demo-test.ts'

// On pages for work, the right panel is folded to its rail until the reader opens it.

const panel = (page: Page) => page.getByRole('complementary', { name: 'Side panel' })
const rail = (page: Page) =>
  page.getByRole('navigation', { name: 'Side panel tabs' }).getByRole('button')
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).first()

test.use({ viewport: { width: 1440, height: 900 } })

test('[PANEL-009, PANEL-010] a project that is opened has the panel folded, and opens it when asked', async ({
  page,
  demo,
}) => {
  await open(page, `${demo}/build-software`)
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Berth Planner' }).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(rail(page)).toHaveCount(5)

  await rail(page).filter({ hasText: 'Notes' }).click()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back to Projects' }).click()
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Hide panel' }).click()
  await expect(panel(page)).toBeHidden()
  await page.getByRole('button', { name: 'Berth Planner' }).click()
  await page.getByRole('button', { name: 'View Full Project' }).click()
  await expect(panel(page)).toBeVisible()
})

test('the Website Builder has one assistant beside its pages', async ({ page, demo }) => {
  for (const path of ['', '/creation', '/manage']) {
    await open(page, `${demo}/website-builder${path}`)
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'AI Assistant' })).toBeVisible()
  }
  await section(page, 'AI Lab').click()
  await expect(panel(page)).toBeVisible()
})
