import { expect, test } from 'vitest'
import { articlePage, paragraph } from '../test-pages.ts'
import { pageChoices } from './page-choices.ts'

const ADDRESS = 'https://gazette.example/ferry'
const page = articlePage(`
  <div class="css-x1a9 story-body">
    <h2 class="css-9z">The crossing</h2>
    <p class="text">${paragraph(1)}</p><img src="/ferry.jpg" width="640" height="360" alt="The ferry at the quay">
    <p class="text">${paragraph(2)}</p>
    <div class="offer-box"><p>Buy a mug with the ferry on it, in blue or in white, <script>steal()</script>at the quay.</p></div>
  </div>
  <div data-testid="letters"><p class="_9f3">${paragraph(3)}</p></div>`)
const nothing = { take: [], drop: [] }
const startingWith = (words: string, rule = nothing as Parameters<typeof pageChoices>[2]) =>
  pageChoices(page, ADDRESS, rule).choices.find((choice) => choice.words.startsWith(words))!

test('a page is shown in pieces, each with selectors that other pages of the site share', () => {
  const { title, choices, isCut } = pageChoices(page, ADDRESS, nothing)
  expect({ title, isCut }).toEqual({ title: 'Ferry returns to Marlow Quay', isCut: false })
  expect(startingWith('The crossing')).toMatchObject({
    kind: 'heading',
    own: 'div.story-body h2',
    around: 'div.story-body',
  })
  expect(choices.filter(({ own }) => own === 'p.text')).toHaveLength(2)
  expect(startingWith('The ferry at')).toMatchObject({ kind: 'picture', around: 'div.story-body' })
  expect(choices.find(({ around }) => around === 'div[data-testid="letters"]')).toBeDefined()
})

test('a box beside the article is told from the part that holds it', () => {
  const { choices } = pageChoices(page, ADDRESS, { take: ['div.story-body'], drop: [] })
  const boxOf = (words: string) => choices.find((choice) => choice.words.startsWith(words))!.box
  expect(boxOf('Buy a mug')).toBe('div.offer-box')
  expect(boxOf('The crossing')).toBe(null)
})

test('a piece says its words alone, whatever else the page brings along', () => {
  const { words } = startingWith('Buy a mug')
  expect(words).toBe('Buy a mug with the ferry on it, in blue or in white, at the quay.')
})

test('without a rule, what is found by itself is taken', () => {
  const taken = pageChoices(page, ADDRESS, nothing).choices.filter(({ isTaken }) => isTaken)
  expect(taken.map(({ own }) => own)).toContain('p.text')
  expect(taken.every(({ by }) => by === null)).toBe(true)
})

test('a rule takes and drops, and each piece says by which selector', () => {
  const rule = { take: ['div.story-body'], drop: ['.offer-box'] }
  expect(startingWith('The crossing', rule)).toMatchObject({ isTaken: true, by: 'div.story-body' })
  expect(startingWith('The ferry at', rule)).toMatchObject({ isTaken: true })
  expect(startingWith('Buy a mug', rule)).toMatchObject({ isTaken: false, by: '.offer-box' })
  const { choices } = pageChoices(page, ADDRESS, rule)
  expect(choices.at(-1)).toMatchObject({ isTaken: false, by: null })
})

test('a page with very many pieces is shown in part, and says so', () => {
  const { choices, isCut } = pageChoices(`<p>${'Word.</p><p>'.repeat(3000)}`, ADDRESS, nothing)
  expect(choices).toHaveLength(400)
  expect(isCut).toBe(true)
})
