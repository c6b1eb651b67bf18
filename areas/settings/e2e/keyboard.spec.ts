import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test, whenKeysWork } from '#e2e/test.ts'

// Keys that a reader chose for commands, on the live server.

test('a key that is pressed in the settings is that of its command on each device, until the standard ones are back', async ({
  page,
  browser,
  newsHub: hub,
}) => {
  await open(page, `${hub.address}/news-hub/feed`)
  await whenKeysWork(page)
  await page.keyboard.press('?')
  await page.getByRole('link', { name: 'Change the keys' }).click()
  const card = page.getByRole('region', { name: 'Keyboard' })
  await expect(card).toBeFocused()
  await expectNothingFound(page)
  const row = (name: string) => card.getByRole('listitem').filter({ hasText: name })
  const asked = page.getByRole('dialog', { name: 'Change a key' })
  const change = async (name: string) => {
    await expect(asked).toHaveCount(0)
    await row(name).getByRole('button', { name: 'Change the key' }).click()
    await expect(asked.getByRole('textbox', { name })).toBeFocused()
  }

  await change('Save the article')
  await page.keyboard.press('F5')
  await expect(asked.getByText('Function keys belong to the browser')).toBeVisible()
  await page.keyboard.press('g')
  await expect(asked.getByText('Press a second key')).toBeVisible()
  await expectNothingFound(page)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('m')
  await expect(asked.getByText('m is taken: Mark the article')).toBeVisible()
  await asked.getByRole('button', { name: 'Swap the keys' }).click()
  await expect(row('Save the article')).toContainText('m')
  await expect(row('Mark the article')).toContainText('s')

  await change('Go to Sources')
  await page.keyboard.press('x')
  await page.keyboard.press('y')
  await page.keyboard.press('Enter')
  await expect(row('Go to Sources')).toContainText('xy')
  await change('Next headline')
  await asked.getByRole('button', { name: 'Switch off' }).click()
  await expect(row('Next headline')).toContainText('Off')

  const device = await browser.newContext({ serviceWorkers: 'block' })
  const other = await device.newPage()
  await open(other, `${hub.address}/news-hub/feed`)
  await whenKeysWork(other)
  await other.keyboard.press('j')
  await other.keyboard.press('k')
  await expect(other.locator('[data-headline]:focus')).toHaveCount(0)
  await other.locator('[data-headline]').first().focus()
  await other.keyboard.press('m')
  await expect(other.locator('.toasts').getByText('Saved', { exact: true })).toBeVisible()
  await other.keyboard.press('?')
  const help = other.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Go to Sources')).toBeVisible()
  await expect(help.getByText('Next headline')).toHaveCount(0)
  await other.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await other.keyboard.press('x')
  await other.keyboard.press('y')
  await expect(other).toHaveURL(/\/news-hub\/sources$/)

  // One device shows the list of keys while they are changed on the other.
  await other.keyboard.press('?')
  await expect(help.getByText('Previous headline')).toBeVisible()
  await card.getByRole('button', { name: 'Back to the standard keys' }).click()
  await expect(row('Go to Sources')).toContainText('gs')
  await expect(help.getByText('Next headline')).toBeVisible()
  await device.close()
})
