import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fairPage, fairPages } from './fair-page.ts'
import {
  learn,
  noInterests,
  type Interests,
  type Signal,
} from '#areas/profiles/server/interests/interests.ts'
import type { TitledCandidate as Candidate } from './candidates.ts'
import { interestsTerm } from './interests-term.ts'
import { rankForYou, rankTop, type Learnt } from './rank.ts'

const now = new Date('2026-11-21T09:00:00Z')
const HOUR_MS = 3_600_000
const moment = { now, time: 'today' } as const
const plain = { isRead: false, ruleBoost: 1, listBoost: 1, title: '', language: null, sources: 1 }

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const reader = (interests: Interests) => [
  interestsTerm({ interests, learntAt: now, profile: new Map() }, now),
]
const stranger = reader(noInterests)

const aWord = fc.constantFrom(
  ...'ferry bakery tariff comet vaccine battery tram harvest'.split(' '),
)
const aCategory = fc.constantFrom('Science', 'Markets', 'Technology', 'General')
const subjects = fc.record({
  terms: fc.uniqueArray(aWord, { minLength: 1, maxLength: 5 }),
  feed: fc.integer({ min: 1, max: 8 }),
  category: aCategory,
})
const candidates = fc
  .array(
    fc.record({
      coverage: fc.integer({ min: 0, max: 12 }),
      toldAt: fc.integer({ min: 0, max: 24 }).map(hoursAgo),
      isRead: fc.boolean(),
      subjects,
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((all) =>
    all.map((one, index): Candidate => ({
      ...plain,
      ...one,
      id: index + 1,
    })),
  )
const signals = fc.array(
  fc.record({
    kind: fc.constantFrom('open', 'save', 'more', 'less', 'hide', 'time'),
    seconds: fc.integer({ min: 0, max: 600 }),
    happenedAt: fc.integer({ min: 0, max: 2000 }).map(hoursAgo),
    subjects,
  }),
  { maxLength: 40 },
)
const signalOf = ({
  subjects,
  ...rest
}: { subjects: Candidate['subjects'] } & Omit<Signal, keyof Candidate['subjects']>): Signal => ({
  ...rest,
  ...subjects,
})
const ids = (ranked: { candidate: Candidate }[]) => ranked.map(({ candidate }) => candidate.id)

describe('For You', () => {
  test('without anything done stands as what is most covered and newest, for everybody alike', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const unread = all.map((one) => ({ ...one, isRead: false }))
        expect(ids(rankForYou(unread, stranger, moment))).toEqual(ids(rankTop(unread, moment)))
      }),
    )
  })

  test('raises what the reader liked five of, though they have not seen it', () => {
    fc.assert(
      fc.property(
        candidates,
        signals,
        fc.nat(),
        fc.constantFrom('open', 'save', 'more'),
        (all, done, at, kind) => {
          const wanted = all[at % all.length]!
          const before = done.map(signalOf)
          const likes = Array.from({ length: 5 }, (): Signal => ({
            kind,
            seconds: null,
            happenedAt: now,
            ...wanted.subjects,
          }))
          const rankWith = (all: Signal[]) => rankOf(wanted.id, reader(learn(all, now)))
          const rankOf = (id: number, who: Learnt<Candidate>[]) =>
            rankForYou(all, who, moment).find(({ candidate }) => candidate.id === id)!.rank
          const [less, more] = [rankWith(before), rankWith([...before, ...likes])]
          expect(more).toBeGreaterThanOrEqual(less - 1e-9)
          if (done.length === 0) expect(more).toBeGreaterThan(less + 0.1)
        },
      ),
    )
  })

  test('lets what the reader wants less of sink below what it stood above', () => {
    const covered = {
      id: 1,
      coverage: 4,
      toldAt: hoursAgo(1),
      ...plain,
      subjects: { terms: ['derby', 'goal'], feed: 1, category: 'General' },
    }
    const other = {
      id: 2,
      coverage: 1,
      toldAt: hoursAgo(6),
      ...plain,
      subjects: { terms: ['comet', 'tail'], feed: 2, category: 'Science' },
    }
    expect(ids(rankForYou([covered, other], stranger, moment))).toEqual([1, 2])
    const less: Signal = {
      kind: 'less',
      seconds: null,
      happenedAt: now,
      terms: ['derby', 'goal'],
      feed: 1,
      category: 'General',
    }
    expect(ids(rankForYou([covered, other], reader(learn([less], now)), moment))).toEqual([2, 1])
  })

  test('counts what a rule raises, and what the settings of the list prefer, as much as they say', () => {
    const [usual, raised, preferred] = [1, 2, 3].map((id): Candidate => ({
      ...plain,
      id,
      coverage: 1,
      toldAt: hoursAgo(id),
      subjects: { terms: [], feed: id, category: 'General' },
    })) as [Candidate, Candidate, Candidate]
    const candidates = [usual, { ...raised, ruleBoost: 2.25 }, { ...preferred, listBoost: 3 }]
    expect(ids(rankForYou(candidates, stranger, moment))).toEqual([3, 2, 1])
    expect(ids(rankTop(candidates, moment))).toEqual([3, 2, 1])
  })

  test('adds up whatever is learnt, by whomever', () => {
    const [first, second] = [1, 2].map((id): Candidate => ({
      ...{ ...plain, id, coverage: 1, toldAt: hoursAgo(id) },
      subjects: { terms: [], feed: id, category: 'General' },
    })) as [Candidate, Candidate]
    const byId = (id: number, value: number): Learnt => ({
      isKnown: true,
      among: () => (candidate) =>
        candidate.id === id ? [{ kind: 'learnt', group: null, value, text: () => null }] : [],
    })
    expect(ids(rankForYou([first, second], [byId(2, 1)], moment))).toEqual([2, 1])
    expect(ids(rankForYou([first, second], [byId(2, 1), byId(1, 2)], moment))).toEqual([1, 2])
  })

  test('can say of every rank what it is made of', () => {
    fc.assert(
      fc.property(candidates, signals, (all, done) => {
        const ranked = rankForYou(all, reader(learn(done.map(signalOf), now)), moment)
        for (const { rank, factors } of ranked) {
          expect(factors.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(rank, 9)
          expect(factors.every(({ value }) => Number.isFinite(value))).toBe(true)
        }
      }),
    )
  })

  test('is the same for the same, in whatever order articles and actions come', () => {
    fc.assert(
      fc.property(candidates, signals, (all, done) => {
        const actions = done.map(signalOf)
        const one = rankForYou(all, reader(learn(actions, now)), moment)
        const other = rankForYou(all.toReversed(), reader(learn(actions.toReversed(), now)), moment)
        expect(ids(other)).toEqual(ids(one))
      }),
    )
  })

  test('forgets slowly: what was done two months ago counts a quarter', () => {
    const save = (happenedAt: Date): Signal => ({
      kind: 'save',
      seconds: null,
      happenedAt,
      terms: ['comet'],
      feed: 1,
      category: 'Science',
    })
    const fresh = learn([save(now)], now).terms['comet']!.weight
    expect(learn([save(hoursAgo(60 * 24))], now).terms['comet']!.weight).toBeCloseTo(fresh / 4, 6)
  })

  test('keeps what it learns small', () => {
    const many = Array.from({ length: 1000 }, (_, index): Signal => ({
      kind: 'open',
      seconds: null,
      happenedAt: now,
      terms: Array.from({ length: 12 }, (_, at) => `word${index * 12 + at}`),
      feed: index,
      category: 'General',
    }))
    expect(JSON.stringify(learn(many, now)).length).toBeLessThan(40_000)
  })

  test('takes who left within seconds for who did not want it, and who stayed for a reader', () => {
    const stay = (seconds: number): Signal => ({
      kind: 'time',
      seconds,
      happenedAt: now,
      terms: ['comet'],
      feed: 1,
      category: 'Science',
    })
    const weight = (seconds: number) => learn([stay(seconds)], now).terms['comet']!.weight
    expect([3, 12, 60, 400].map(weight)).toEqual([-1, 0, 1, 2])
  })
})

describe('Top', () => {
  const ofToday = (id: number, coverage: number, hours: number): Candidate => ({
    ...plain,
    id,
    coverage,
    toldAt: hoursAgo(hours),
    subjects: { terms: [], feed: id, category: 'General' },
  })

  test('goes by how many report it, and at the end of the period half as many outlets count as much', () => {
    const order = [ofToday(1, 12, 20), ofToday(2, 7, 2), ofToday(3, 4, 1), ofToday(4, 4, 9)]
    expect(ids(rankTop(order.toReversed(), moment))).toEqual([2, 1, 3, 4])
  })

  test('is never led by what is not news, as long as one outlet tells any', () => {
    const opinion = ofToday(1, 0, 0)
    const softAndOld = ofToday(2, 0.5, 24)
    expect(ids(rankTop([opinion, softAndOld], moment))).toEqual([2, 1])
  })
})

describe('A page', () => {
  test('gives no source more than a quarter and no category more than a third, while there is something else', () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 12 }), (all, size) => {
        const ranked = rankTop(all, moment)
        const page = fairPage(ranked, size)
        expect(page).toHaveLength(Math.min(size, all.length))
        const shown = new Set(ids(page))
        const most = (of: (one: Candidate) => unknown) => {
          const counts = new Map<unknown, number>()
          for (const { candidate } of page)
            counts.set(of(candidate), (counts.get(of(candidate)) ?? 0) + 1)
          return { counts, max: Math.max(...counts.values()) }
        }
        const sources = most(({ subjects }) => subjects.feed)
        const categories = most(({ subjects }) => subjects.category)
        const [sourceShare, categoryShare] = [Math.ceil(size / 4), Math.ceil(size / 3)]
        for (const { id, subjects } of all) {
          if (shown.has(id)) continue
          const isSourceFull = (sources.counts.get(subjects.feed) ?? 0) >= sourceShare
          const isCategoryFull = (categories.counts.get(subjects.category) ?? 0) >= categoryShare
          // If a source exceeds its share, each article that was left out belongs to a source that
          // has its share.
          if (sources.max > sourceShare) expect(isSourceFull).toBe(true)
          if (categories.max > categoryShare) expect(isSourceFull || isCategoryFull).toBe(true)
        }
      }),
    )
  })

  test('of many sources and categories never goes past its shares', () => {
    const all = Array.from({ length: 80 }, (_, index): Candidate => ({
      id: index,
      coverage: index < 40 ? 9 : 1,
      toldAt: now,
      ...plain,
      subjects: {
        terms: [],
        feed: index < 40 ? 1 : index,
        category: index < 40 ? 'Markets' : `Other ${index % 6}`,
      },
    }))
    const pages = fairPages(rankTop(all, moment), 24, 12)
    for (const page of [pages.slice(0, 12), pages.slice(12, 24)]) {
      expect(page.filter(({ candidate }) => candidate.subjects.feed === 1)).toHaveLength(3)
    }
    expect(new Set(ids(pages)).size).toBe(24)
  })
})
