import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { listAround, listFrom, neighboursIn } from './article-list.ts'

describe('The neighbours of an article', () => {
  test.each([
    [1, { previous: null, next: 7 }],
    [7, { previous: 1, next: 4 }],
    [4, { previous: 7, next: null }],
    [5, null],
  ])('%d', (article, neighbours) => {
    expect(neighboursIn([1, 7, 4], article)).toEqual(neighbours)
  })
})

const link = (id: number) => `<a data-headline="${id}" href="/news-hub/feed?article=${id}">A</a>`

describe('The list around a headline', () => {
  test.each([
    [
      'is its section, in columns',
      `<section><ol>${link(3)}</ol><ol id="x">${link(1)}</ol></section>${link(9)}`,
      [3, 1],
    ],
    [
      'is that of its own section alone',
      `<section>${link(8)}<section id="x">${link(2)}${link(5)}</section></section>`,
      [2, 5],
    ],
    ['names an article once', `<section id="x">${link(2)}${link(5)}${link(2)}</section>`, [2, 5]],
    [
      'is the outermost one, with folded stories',
      `<ul>${link(4)}<li><ul id="x">${link(6)}</ul></li>${link(1)}</ul>`,
      [4, 6, 1],
    ],
    [
      'goes by addresses, too',
      '<ul id="x"><a href="/news-hub/feed?q=a&article=12">A</a><a href="/news-hub/feed?article=3&q=a">B</a><a href="/notes?note=4">C</a></ul>',
      [12, 3],
    ],
    ['is none for one article alone', `<section id="x">${link(2)}</section>`, []],
    ['is none outside of lists', `<p id="x">${link(2)}</p>${link(3)}`, []],
  ])('%s', (_, html, articles) => {
    const { document } = parseHTML(`<main>${html}</main>`)
    expect(listAround(document.querySelector('#x')!)).toEqual(articles)
  })
})

test('a kept list is read, and anything else is none', () => {
  expect(listFrom('3,1,22')).toEqual([3, 1, 22])
  for (const text of [null, '', '3,', 'a', '1,,2', '1,9999999999999999']) {
    expect(listFrom(text)).toEqual([])
  }
})
