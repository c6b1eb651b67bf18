import { expect, test } from 'vitest'
import { originalOf } from './original-of.ts'

const report = (name: string, hour: number, link: string | null, copyOf?: string) => ({
  outlet: { name, logo: name },
  title: name,
  link,
  publishedTime: `2026-03-04T0${hour}:00:00.000Z`,
  ...(copyOf !== undefined && { copyOf }),
})
const quay = report('Quay Courier', 3, 'https://quay.example/ferry')
const harbor = report('Harbor Gazette', 2, 'https://harbor.example/ferry')

test('the original is the report that was published first', () => {
  expect(originalOf([quay, harbor])).toEqual(harbor)
})

test('a mail without a page, a report without a link and a copy are not originals', () => {
  const others = [report('Letter', 1, '/mails/7'), report('Wire', 1, null)]
  const copy = report('Echo', 1, 'https://echo.example/ferry', 'Quay Courier')
  expect(originalOf([...others, copy, quay])).toEqual(quay)
  expect(originalOf(others)).toBeNull()
})
