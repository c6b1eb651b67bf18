import { expect, test } from 'vitest'
import { privacyText } from './privacy-text.ts'

const titles = (...given: Parameters<typeof privacyText>) =>
  privacyText(...given).map(({ title }) => title)

test('a privacy page says what the site does, and nothing that it does not', () => {
  expect(titles([])).toEqual(['Privacy'])
  expect(titles(['search', 'analytics', 'booking'])).toEqual(['Privacy', 'Visits', 'Bookings'])
})
