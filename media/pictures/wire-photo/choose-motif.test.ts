import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { hashText, seededRandom } from '#core/seeded.ts'
import { chooseMotif } from './choose-motif.ts'
import { motifs } from './motifs.ts'
import { alike } from './test-alike.ts'
import { earth } from './words/earth.ts'
import { emblems, quietPatterns } from './words/emblems.ts'
import { headlines } from './words/test-headlines.ts'
import { minds } from './words/minds.ts'
import { states } from './words/states.ts'
import { trade } from './words/trade.ts'

const motifOf = (title: string, category: string, name?: string) =>
  chooseMotif(title, category, seededRandom(hashText(title)), name)

describe('the motif of a title', () => {
  test.each(Object.entries(headlines))(
    'shows what the headlines of %s are about',
    (category, rows) => {
      const wrong = rows.filter(
        ([subjects, title]) => !subjects.split(' ').includes(motifOf(title, category)),
      )
      expect(wrong.map(([subjects, title]) => [subjects, title, motifOf(title, category)])).toEqual(
        [],
      )
      expect(rows.length).toBeGreaterThanOrEqual(10)
    },
  )

  test('stands for the category where the title names nothing, and claims nothing without one', () => {
    const titles = ['What we know so far', 'Open thread', 'The one thing that changed', '…', '']
    for (const title of titles) {
      expect(quietPatterns.split(' ')).toContain(motifOf(title, 'general'))
      for (const [category, names] of Object.entries(emblems)) {
        expect(names.split(' ')).toContain(motifOf(title, category))
      }
    }
  })

  test.each([
    ['The senator came under fire for old remarks', 'general'],
    ['A storm of criticism over the new schedule', 'general'],
    ['The heart of the matter', 'general'],
    ['Adam Driver on his new neighbors', 'general'],
    ['Coach fires back at critics', 'general'],
    ['A clean slate for the Lions', 'general'],
  ])('is not misled by a figure of speech: %s', (title, category) => {
    const figures = ['flame', 'fireEngine', 'wildfire', 'rain', 'hurricane', 'heart', 'car', 'paw']
    expect(figures).not.toContain(motifOf(title, category))
  })

  test.each(['world', 'crime', 'sports', 'culture', 'lifestyle'])(
    'is never a mere pattern in %s',
    (category) => {
      for (const title of ['What we know so far', 'Open thread', '…'])
        expect(quietPatterns.split(' ')).not.toContain(motifOf(title, category))
    },
  )

  test('of a category that the reader named goes by its name, and not by its color', () => {
    expect(motifOf('What we know so far', 'space', 'Gardening')).toBe('leaf')
    expect(quietPatterns.split(' ')).toContain(motifOf('Open thread', 'space', 'Odds and ends'))
    expect(motifOf('Night train stops in a tunnel', 'space', 'Odds and ends')).toBe('train')
  })

  test('depends on the category where a word has two meanings', () => {
    expect(motifOf('A new virus worries experts', 'healthcare')).toBe('virus')
    expect(motifOf('A new virus worries experts', 'cybersecurity')).not.toBe('virus')
    expect(motifOf('Chip makers plan for a long winter', 'technology')).toBe('chip')
    expect(motifOf('Nobody knows how to train it', 'ai')).not.toBe('train')
  })

  test.each([
    ['Waldbrand zwingt drei Dörfer zur Flucht', 'wildfire'],
    ['Le tribunal annule la vente du port', 'gavel scales lawBooks jury'],
    ['Las elecciones se aplazan una semana', 'ballot ballotPaper booths rosette'],
    ['Il treno notturno torna dopo dieci anni', 'train'],
    ['Boeren houden het water langer vast', 'tractor'],
    ['A greve dos condutores termina hoje', 'protest'],
    ['L’éolienne qui tourne sans bruit', 'windTurbine'],
    ['Krankenhaus übt eine Woche ohne Computer', 'hospital'],
  ])('knows common words of other languages: %s', (title, subjects) => {
    expect(subjects.split(' ')).toContain(motifOf(title, 'general'))
  })

  test('tells a rising market from a falling one', () => {
    expect(motifOf('Stock market soars to a new high', 'markets')).toBe('chartUp')
    expect(motifOf('Stock market plunges at the close', 'markets')).toBe('chartDown')
    expect(motifOf('Stock market waits for the numbers', 'markets')).toBe('bars')
  })

  test('is quick, also for a title as long as a book', () => {
    const title = 'supercalifragilistic parliament vaccine '.repeat(5_000)
    const spentMs = cpuClock()
    motifOf(title, 'general')
    expect(spentMs()).toBeLessThan(2000)
  })

  test('is one that can be drawn, for every word', () => {
    const drawn = new Set([...Object.keys(motifs), 'chart', 'quiet'])
    const named = [earth, minds, states, trade, emblems].flatMap((words) => Object.keys(words))
    const motifsNamed = [...named.flatMap((names) => names.split(' '))]
    const unknown = motifsNamed.filter((name) => !drawn.has(name) && !(name in emblems))
    expect(unknown).toEqual([])
    expect(
      Object.values(emblems)
        .join(' ')
        .split(' ')
        .filter((name) => !drawn.has(name)),
    ).toEqual([])
  })

  test('forty stories of one day have forty pictures', () => {
    const day = Object.entries(headlines).flatMap(([category, rows]) =>
      rows.slice(0, 4).map(([, title]) => ({ title, category })),
    )
    expect(day.length).toBeGreaterThanOrEqual(40)
    expect(alike(day)).toEqual([])
  })
})
