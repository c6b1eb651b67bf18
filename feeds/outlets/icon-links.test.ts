import { expect, test } from 'vitest'
import { iconLinks } from './icon-links.ts'

const page = 'https://harbour.example/news/'

test('the icon that fits best comes first, wherever it stands', () => {
  expect(
    iconLinks(
      `<head><base href="/static/"><link rel="shortcut icon" href="a.ico"><link rel="icon" sizes="16x16" href="16.png">
       <link rel="apple-touch-icon" href="touch.png"><link rel="icon" sizes="32x32 96x96" href="96.png">
       <link rel="icon" type="image/svg+xml" href="a.svg"><link rel="stylesheet" href="a.css"></head>`,
      page,
    ),
  ).toEqual(
    ['a.svg', '96.png', 'touch.png', '16.png', 'a.ico'].map(
      (file) => `https://harbour.example/static/${file}`,
    ),
  )
})

test('what is not an address of the web is left out, and so is what stands in the body', () => {
  expect(
    iconLinks(
      `<link rel=icon href="data:image/png,1"><link rel=icon href="javascript:1"><body><link rel=icon href=/b>`,
      page,
    ),
  ).toEqual([])
})

test('a page of a million icons is read in time, and names a few', () => {
  expect(iconLinks('<link rel=icon href=/a>'.repeat(20_000), page)).toEqual([
    'https://harbour.example/a',
  ])
  expect(
    iconLinks(
      Array.from({ length: 100_000 }, (_, at) => `<link rel=icon href=/${at}>`).join(''),
      page,
    ).length,
  ).toBeLessThanOrEqual(40)
})
