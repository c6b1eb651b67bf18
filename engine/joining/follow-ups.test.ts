import { describe, expect, test } from 'vitest'
import { namesSought, pickFormer, type Told } from './follow-ups.ts'

const sinking: Told = {
  id: 1,
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  lead: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft. Brightwater Towing, which owns the Marlena, promised an inquiry.',
}
const inquiry: Told = {
  id: 9,
  title: 'Inquiry into sinking of tug Marlena blames open hatch',
  lead: 'An open hatch let the tug Marlena sink off Cape Orrin two weeks ago, an inquiry has found. Brightwater Towing, which owns the vessel, accepted the findings. All nine crew members had been rescued.',
}
const contest: Told = {
  id: 2,
  title: 'Cape Orrin choir wins singing contest in Tolland',
  lead: 'The choir of Cape Orrin won the singing contest in Tolland on Saturday. It had come last the year before.',
}
const pick = (article: Told, ...candidates: Told[]) => pickFormer(article, candidates, 'en')

describe('what an article follows up on', () => {
  test('is the former article on the same affair', () => {
    expect(pick(inquiry, contest, sinking)).toBe(sinking.id)
  })

  test('is nothing that merely happened at the same place', () => {
    expect(pick(inquiry, contest)).toBeNull()
    expect(pick(contest, sinking)).toBeNull()
  })

  test('is not the same report again', () => {
    expect(pick({ ...sinking, id: 9 }, sinking)).toBeNull()
  })

  test('is not the column that bears its title every day', () => {
    const column = (id: number, day: string): Told => ({
      id,
      title: `Orrin Weather Watch: the forecast for Cape Orrin, March ${day}`,
      lead: `Orrin Weather Watch looks at wind and rain around Cape Orrin for March ${day}. Sailors should look out for gusts.`,
    })
    expect(pick(column(9, '14'), column(1, '13'), column(2, '12'))).toBeNull()
  })

  test('is not the same kind of event elsewhere', () => {
    const quake = (id: number, province: string, number: string): Told => ({
      id,
      title: `Strong quake shakes Veldish province of ${province}`,
      lead: `A strong quake shook the province of ${province} in Velden on Tuesday. It had a magnitude of ${number}, the Veldish survey said, and people ran into the streets.`,
    })
    expect(pick(quake(9, 'Tollmark', '6.1'), quake(1, 'Hazel', '5.9'))).toBeNull()
  })

  test('is nothing where the names are in everything that is written these weeks', () => {
    const everyday = Array.from({ length: 40 }, (_, at) => ({ ...sinking, id: at + 20 }))
    expect(pick(inquiry, sinking)).toBe(sinking.id)
    expect(pick(inquiry, ...everyday)).toBeNull()
  })

  test('of several is the one most like it, and among equals the newest, which is given first', () => {
    const weaker = { ...sinking, id: 3, lead: sinking.lead.slice(0, 60) }
    expect(pick(inquiry, weaker, sinking)).toBe(sinking.id)
    expect(pick(inquiry, { ...sinking, id: 4 }, sinking)).toBe(4)
  })

  test('is nothing for an article without words or names', () => {
    for (const title of ['', '🚢🚢🚢', 'rain'])
      expect(pick({ id: 9, title, lead: '' }, sinking)).toBeNull()
  })

  test('is looked for by names as they are written, days left out', () => {
    expect(namesSought(sinking, 'en')).toEqual(['Marlena', 'Cape', 'Orrin', 'Towing'])
  })
})
