import type { Page } from '@playwright/test'
import { expect } from '#e2e/test.ts'

/** Adds a hub by the hub list: in the menu of a phone, beside the sidebar elsewhere. */
export async function addHub(page: Page, name?: string) {
  const onPhone = page.getByRole('button', { name: 'Menu', exact: true })
  const isPhone = await onPhone.isVisible()
  if (isPhone) await onPhone.click()
  else {
    await page.mouse.move(900, 600)
    const sections = page.getByRole('navigation', { name: 'Sections' })
    await sections.locator('.rail-item').filter({ hasText: 'News Hub' }).hover()
  }
  const list = isPhone
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.locator('.rail .hub-list')
  await list.getByRole('button', { name: 'New', exact: true }).click()
  await expect(list.getByRole('textbox', { name: 'Hub name' })).toBeFocused()
  if (name !== undefined) await list.getByRole('textbox', { name: 'Hub name' }).fill(name)
  await page.keyboard.press('Enter')
  // The field disappears once the hub was added. Before that, the menu must not close.
  await expect(list.getByRole('textbox', { name: 'Hub name' })).toHaveCount(0)
  if (isPhone) await page.keyboard.press('Escape')
  else {
    // Waits until the list is closed, and moves the pointer away, so that nothing covers the hub.
    await expect(list).toBeHidden()
    await page.mouse.move(900, 600)
  }
}
